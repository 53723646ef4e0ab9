import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type HouseTheme = Omit<Theme, 'components'> & CssVarsTheme;

const house = (name: string) => `var(--mui-palette-house-${name})`;

const washedAlert = (text: string, wash: string) => ({
  color: house(text),
  background: house(wash),
  boxShadow: `inset 4px 0 0 ${house(text)}`,
  '& .MuiAlert-icon': { color: 'inherit' },
});

/** Everything that lies on the page or floats over it. */
export const surfaces: Components<HouseTheme> = {
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: house('rule') } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: house('scrim') } } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 4, boxShadow: house('elevation-high') } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        background: 'transparent',
        borderBottom: `1px solid ${house('rule')}`,
        '&::before': { display: 'none' },
        '&:first-of-type': { borderTop: `2px solid ${house('ink')}` },
      },
      heading: { font: 'inherit', letterSpacing: 'inherit' },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 60, padding: '0 4px', '&.Mui-focusVisible': { background: 'transparent' } },
      expandIconWrapper: { color: house('ink') },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 4px 20px' } } },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, alignItems: 'flex-start' },
      standard: {
        background: house('wash'),
        color: house('ink'),
        boxShadow: `inset 4px 0 0 ${house('ink')}`,
        '& .MuiAlert-icon': { color: 'inherit' },
      },
      message: { padding: '8px 0' },
    },
    variants: [
      { props: { severity: 'error' }, style: washedAlert('signal-text', 'signal-wash') },
      { props: { severity: 'success' }, style: washedAlert('ok-text', 'ok-wash') },
    ],
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        maxWidth: 560,
        padding: '10px 8px 10px 10px',
        background: house('inverse-main'),
        color: house('inverse-on'),
        borderRadius: 4,
        boxShadow: house('elevation-high'),
      },
      message: {
        display: 'flex',
        alignItems: 'center',
        gap: 14,
        padding: '0 0 0 4px',
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.375,
        '& img': { flex: 'none', marginLeft: -4 },
      },
      action: { flex: 'none', margin: '0 0 0 auto', paddingLeft: 12 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rectangular' },
    styleOverrides: {
      root: { background: house('skeleton-main'), borderRadius: 2 },
      wave: {
        '&::after': {
          background: `linear-gradient(100deg, transparent, ${house('skeleton-sweep')}, transparent)`,
        },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 8, borderRadius: 4, background: house('wash') },
      bar: { background: house('ink') },
    },
  },
  MuiCircularProgress: {
    defaultProps: { thickness: 5 },
    styleOverrides: { root: { color: house('signal-text') } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { background: house('inverse-main'), color: house('inverse-on'), fontSize: '.875rem' },
    },
  },
};
