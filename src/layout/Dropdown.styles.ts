import Paper from '@mui/material/Paper';
import { keyframes, styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const appear = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

/** A button and the panel that hangs from it. */
export const Dropdown = styled('div')({ position: 'relative', display: 'flex' });

/** Reaches up to the button, so that a mouse on its way to the sheet does not leave the dropdown. */
export const Panel = styled('div')({
  position: 'absolute',
  zIndex: 1200,
  top: '100%',
  right: 0,
  width: 'min(296px, calc(100vw - 40px))',
  paddingTop: 10,
  // In the narrowest windows the panel extends under the menu button; otherwise its start would be cut off.
  '@media (width < 360px)': { right: -34 },
});

export const Sheet = styled(Paper)({
  padding: 8,
  boxShadow: cssVar('elevation-high'),
  animation: `${appear} 220ms cubic-bezier(0.2, 0.7, 0.2, 1)`,
});
