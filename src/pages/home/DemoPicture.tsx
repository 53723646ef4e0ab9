import { styled, useColorScheme } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { savesData } from '@/ui/savesData';

const Screen = styled('picture')({
  display: 'block',
  flex: '1 1 auto',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  // In a low window the picture is cropped at the bottom, to a height that still shows something.
  minHeight: 'min(240px, 40dvh)',
  maxHeight: 'calc(100dvh - 290px)',
  border: `1px solid ${cssVar('edge')}`,
  borderRadius: 4,
  background: cssVar('wash'),
  '&[hidden]': { display: 'none' },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
  '@media (width < 900px)': { aspectRatio: 'auto', minHeight: 240, maxHeight: 'none', height: 0 },
  // A phone on its side: the whole wide picture, so that the buttons stay in sight.
  '@media (width < 900px) and (orientation: landscape)': {
    minHeight: 'max(40dvh, 120px)',
    '& > img': { objectFit: 'contain' },
  },
});

interface DemoPictureProps {
  /** From 1. */
  step: number;
  alt: string;
  isShown: boolean;
}

/**
 * One screen of the product, in the colour scheme of the page. `npm run generate:demo-pictures` takes the pictures. The
 * next ones are loaded with the first, unless the visitor saves data.
 */
export function DemoPicture({ step, alt, isShown }: DemoPictureProps) {
  const { colorScheme = 'light' } = useColorScheme();
  const source = (width: string) => `/demo/${step}-${colorScheme}-${width}.webp`;
  return (
    <Screen hidden={!isShown}>
      <source media="(width < 900px) and (orientation: portrait)" srcSet={source('narrow')} />
      <img src={source('wide')} alt={alt} loading={savesData() ? 'lazy' : 'eager'} decoding="async" />
    </Screen>
  );
}
