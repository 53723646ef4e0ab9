import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type HouseTheme = Omit<Theme, 'components'> & CssVarsTheme;

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Filled with ink: the second action beside a red one. */
    ink: true;
    /** White on a red band. */
    onRed: true;
    /** White outline on a red band. */
    onRedOutlined: true;
  }
}

const house = (name: string) => `var(--mui-palette-house-${name})`;

/** Everything that is pressed. */
export const controls: Components<HouseTheme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '0 18px',
        borderRadius: 4,
        textAlign: 'center',
        '&:focus-visible': { outlineOffset: 3, borderRadius: 4 },
        '&.Mui-disabled': { background: house('wash'), color: house('ink3'), borderColor: 'transparent' },
        '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
      },
      sizeLarge: { minHeight: 56, padding: '0 26px', fontSize: '1.0625rem' },
      contained: { '&:active': { backgroundColor: house('signal-press') } },
      outlined: {
        padding: '0 16px',
        border: '2px solid currentColor',
        color: house('ink'),
        '&:hover': { background: house('ink'), borderColor: house('ink'), color: house('paper') },
      },
      text: { color: house('ink'), padding: '0 12px', '&:hover': { background: house('wash') } },
    },
    variants: [
      {
        props: { variant: 'ink' },
        style: {
          background: house('inverse-main'),
          color: house('inverse-on'),
          '&:hover': { background: house('ink2'), color: house('paper') },
        },
      },
      {
        props: { variant: 'onRed' },
        style: {
          '--focus-ring': house('signal-on'),
          background: house('signal-on'),
          color: 'var(--mui-palette-common-black)',
          '&:hover': { background: 'var(--mui-palette-grey-200)' },
        },
      },
      {
        props: { variant: 'onRedOutlined' },
        style: {
          '--focus-ring': house('signal-on'),
          border: `2px solid ${house('signal-on')}`,
          color: house('signal-on'),
          '&:hover': { background: house('signal-hover') },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        color: 'inherit',
        '&:hover': { background: house('wash') },
        '&:focus-visible': { borderRadius: '50%', outlineOffset: 0 },
      },
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { borderRadius: 4 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 42,
        padding: 0,
        borderColor: house('edge'),
        color: house('ink'),
        background: house('sheet'),
        '&.Mui-selected, &.Mui-selected:hover': {
          background: house('inverse-main'),
          color: house('inverse-on'),
        },
      },
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        height: 36,
        borderRadius: 18,
        borderColor: house('ink'),
        background: house('sheet'),
        fontSize: '.875rem',
        fontWeight: 600,
        '@media (pointer: coarse)': { height: 44, borderRadius: 22 },
      },
      deleteIcon: {
        width: 24,
        height: 24,
        padding: 3,
        color: house('ink'),
        '&:hover': { color: house('signal-text') },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: house('ink'),
        fontWeight: 700,
        textDecorationColor: house('signal-text'),
        textDecorationThickness: 2,
        textUnderlineOffset: 5,
        '&:hover': { color: house('signal-text') },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 6, color: house('ink') },
      rail: { background: house('wash'), opacity: 1, border: `1px solid ${house('edge')}` },
      thumb: {
        width: 24,
        height: 24,
        background: house('signal-main'),
        border: `3px solid ${house('sheet')}`,
        boxShadow: house('elevation-low'),
        '&.Mui-focusVisible': { outline: `3px solid ${house('focus')}`, outlineOffset: 1, boxShadow: 'none' },
      },
    },
  },
};
