import type { Components, CSSObject } from '@mui/material/styles';
import { focusRing } from './focusRing';
import { cssVar, type AppTheme } from './cssVar';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Filled with ink: the second action beside a red one. */
    ink: true;
    /** The first and the second action on a red band. */
    onRed: true;
    onRedOutlined: true;
  }
}

const hovered = (style: CSSObject) => ({ '@media (hover: hover)': { '&:hover': style } });

// Icons have one size, whatever the size of the button.
const buttonIcon = { '& > *:nth-of-type(1)': { fontSize: 20 } };

/** Everything that is pressed. */
export const controls: Components<AppTheme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // The component's own reset of the outline is as specific as the rule for the whole page, so without this the
    // order of the rules would decide.
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        // Keeps the lines of a long label clear of each other and of the border.
        padding: '6px 18px',
        borderRadius: 4,
        lineHeight: 1.2,
        textAlign: 'center',
        // Where the focus has to stay, a button is disabled by `aria-disabled` alone, and can still be hovered.
        '&.Mui-disabled, &&[aria-disabled="true"]': {
          background: cssVar('wash'),
          color: cssVar('ink3'),
          borderColor: 'transparent',
          cursor: 'default',
        },
        '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
      },
      sizeLarge: { minHeight: 56, padding: '6px 28px', fontSize: '1.0625rem' },
      contained: { '&:active': { backgroundColor: cssVar('signal-press') } },
      outlined: {
        padding: '6px 16px',
        border: '2px solid currentColor',
        color: cssVar('ink'),
        ...hovered({ background: cssVar('ink'), borderColor: cssVar('ink'), color: cssVar('paper') }),
      },
      text: { color: cssVar('ink'), padding: '6px 12px', ...hovered({ background: cssVar('wash') }) },
      // On a band with its own background colour.
      colorInherit: {
        color: 'inherit',
        ...hovered({ background: 'color-mix(in srgb, currentcolor 12%, transparent)', color: 'inherit' }),
      },
      startIcon: buttonIcon,
      endIcon: buttonIcon,
    },
    variants: [
      {
        props: { variant: 'ink' },
        style: {
          background: cssVar('inverse-main'),
          color: cssVar('inverse-on'),
          ...hovered({ background: cssVar('ink2'), color: cssVar('paper') }),
        },
      },
      {
        props: { variant: 'onRed' },
        style: {
          '--focus-ring': cssVar('signal-on'),
          background: cssVar('signal-on'),
          color: 'var(--mui-palette-common-black)',
          ...hovered({ background: 'var(--mui-palette-grey-200)' }),
        },
      },
      {
        props: { variant: 'onRedOutlined' },
        style: {
          '--focus-ring': cssVar('signal-on'),
          border: `2px solid ${cssVar('signal-on')}`,
          color: cssVar('signal-on'),
          ...hovered({ background: cssVar('signal-hover') }),
        },
      },
      // With its border as wide as a filled one.
      {
        props: ({ variant, size }) =>
          size === 'large' && (variant === 'outlined' || variant === 'onRedOutlined'),
        style: { padding: '6px 26px' },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        color: 'inherit',
        '&:hover': { background: cssVar('wash') },
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: 0 },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: cssVar('ink'),
        fontWeight: 700,
        textDecorationColor: cssVar('signal-text'),
        textDecorationThickness: 2,
        textUnderlineOffset: 5,
        '&:hover': { color: cssVar('signal-text') },
      },
      // In a sentence it shares the baseline of the words around it.
      button: {
        verticalAlign: 'baseline',
        '&:disabled, &:disabled:hover, &&[aria-disabled="true"]': {
          color: cssVar('ink3'),
          textDecoration: 'none',
          cursor: 'default',
        },
        '&.Mui-focusVisible, &:focus-visible': { ...focusRing, borderRadius: 2 },
      },
    },
  },
};
