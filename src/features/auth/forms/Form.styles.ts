import Avatar from '@mui/material/Avatar';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const belowEachOther = { display: 'grid', gap: 20, '& > *': { minWidth: 0 } };

export const Form = styled('form')(belowEachOther);

/** Laid out like a form, where nothing is sent. */
export const Parts = styled('div')(belowEachOther);

/** Two columns, where there is room. */
export const Pair = styled('div')({
  display: 'grid',
  gap: 20,
  '&[data-tight]': { gap: 12 },
  '@media (min-width: 640px)': { gridTemplateColumns: '1fr 1fr' },
});

/** Advice below a field, or what is wrong with it. It may be empty at first. */
export const Hint = styled(FormHelperText)<{ component?: 'output' }>({
  display: 'block',
  marginTop: 6,
  // Takes no room, but stays in the accessibility tree: a live region that is added with its text is often not read out.
  '&:empty': { position: 'absolute' },
});

/** The round picture above the title of a panel. */
export const Emblem = styled(Avatar)({
  width: 88,
  height: 88,
  color: cssVar('ok-text'),
  // With the same condition as the theme's rule, which takes the background from avatars with a drawing.
  '&:has(> svg)': { backgroundColor: cssVar('ok-wash') },
});
