import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

interface CoverProps {
  src: string;
  /** For the covers a visitor sees first. */
  eager?: boolean;
  className?: string | undefined;
}

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: cssVar('wash'),
});

/** A 16:9 picture that fills the width it is given. Decorative: its title is always beside it. */
export function Cover({ src, eager = false, className }: CoverProps) {
  return (
    <Picture
      className={className}
      src={src}
      alt=""
      width={320}
      height={180}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
