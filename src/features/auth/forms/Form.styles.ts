import Avatar from '@mui/material/Avatar';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const belowEachOther = { display: 'grid', gap: 20, '& > *': { minWidth: 0 } };

export const Form = styled('form')(belowEachOther);

/** What stands below each other as the fields of a form do, and sends nothing. */
export const Parts = styled('div')(belowEachOther);

/** Two things beside each other, where there is room. */
export const Pair = styled('div')({
  display: 'grid',
  gap: 20,
  '&[data-tight]': { gap: 12 },
  '@media (min-width: 640px)': { gridTemplateColumns: '1fr 1fr' },
});

/** Advice below a field, or what is wrong with it. It may be there, empty, before there is any. */
export const Hint = styled(FormHelperText)<{ component?: 'output' }>({
  display: 'block',
  marginTop: 6,
  // Without room of its own, but in the accessibility tree: what is not there is often not read when words come.
  '&:empty': { position: 'absolute' },
  '&.Mui-error': { display: 'flex', alignItems: 'center', gap: 6, fontWeight: 600 },
});

/** The round picture above the title of a panel. */
export const Emblem = styled(Avatar)({
  width: 88,
  height: 88,
  color: cssVar('ok-text'),
  // With the theme's condition, which takes the disc of its own from every other drawing.
  '&:has(> svg)': { backgroundColor: cssVar('ok-wash') },
});
