const ink = 'var(--mui-palette-common-black)';
const white = 'var(--mui-palette-common-white)';

/** For a sheet that is printed: dark on white also where the screen is dark. */
export const printedInk = {
  colorScheme: 'light',
  '--mui-palette-brand-ink': ink,
  '--mui-palette-brand-ink2': ink,
  '--mui-palette-brand-ink3': ink,
  '--mui-palette-brand-rule': 'var(--mui-palette-grey-400)',
  '--mui-palette-brand-sheet': white,
  color: ink,
  background: white,
  boxShadow: 'none',
} as const;
