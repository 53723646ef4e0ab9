import { cssVar } from './theme/cssVar';

/** How a layer looks that is a popover: it covers the window, as MUI's layers do. */
export const earlyLayer = {
  // For browsers that know no popovers.
  display: 'none',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: cssVar('scrim'),
  color: 'inherit',
} as const;
