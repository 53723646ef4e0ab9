import { cssVar } from './cssVar';

/** How whatever has the keyboard's focus is drawn. A coloured band sets `--focus-ring` to a colour seen on it. */
export const focusRing = {
  outline: `3px solid var(--focus-ring, ${cssVar('focus')})`,
  outlineOffset: 3,
};

/** Within what is pressed: something around it would cut off a ring outside. */
export const ringInside = { '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -3 } };
