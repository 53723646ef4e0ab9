import { cssVar } from './cssVar';

/** The outline of what has the keyboard's focus. A coloured band sets `--focus-ring` to a colour visible on it. */
export const focusRing = {
  outline: `3px solid var(--focus-ring, ${cssVar('focus')})`,
  outlineOffset: 3,
};

/** Inside the control, where a ring outside would be clipped by a parent. */
export const ringInside = { '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -3 } };
