import type { Components } from '@mui/material/styles';
import { cssVar, type AppTheme } from './cssVar';
import { ringInside } from './focusRing';
import { lowWindow } from './lowWindow';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A ruled sheet for an exercise or a plan; in a narrow window it runs across the page's gutters. */
    block: true;
  }
}

const washedAlert = (text: string, wash: string) => ({
  color: cssVar(text),
  background: cssVar(wash),
  boxShadow: `inset 4px 0 0 ${cssVar(text)}`,
  '& .MuiAlert-icon': { color: 'inherit' },
});

/** Forced colours remove shadows and backgrounds, so a floating surface gets a border. */
const forcedEdge = { '@media (forced-colors: active)': { border: '1px solid' } };

/** Everything that lies on the page or floats over it. */
export const surfaces: Components<AppTheme> = {
  // The page's measure, with a fluid gutter on both sides.
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: {
        '--gutter': 'clamp(20px, 8vw - 20px, 96px)',
        width: 'auto',
        maxWidth: 'calc(1248px + 2 * var(--gutter))',
        paddingInline: 'var(--gutter)',
      },
    },
  },
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: cssVar('rule') } },
    variants: [
      {
        props: { variant: 'block' },
        style: {
          border: `1px solid ${cssVar('rule')}`,
          borderBlockStart: `2px solid ${cssVar('ink')}`,
          borderRadius: '0 0 4px 4px',
          '@media (width < 900px)': {
            marginInline: 'calc(-1 * var(--gutter, 0px))',
            borderInline: 0,
            borderRadius: 0,
          },
        },
      },
    ],
  },
  MuiCardActionArea: { styleOverrides: { root: ringInside } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: cssVar('scrim') } } },
  },
  // A drawer is mounted when it is first opened, and has to slide in that time, too.
  MuiDrawer: {
    defaultProps: { slotProps: { transition: { appear: true } } },
    styleOverrides: { paper: forcedEdge },
  },
  // As far from the edge above as from those beside it.
  MuiDialogTitle: { styleOverrides: { root: { paddingBlockStart: 24 } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    // Below the words of the dialog, not in its corner.
    styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '4px 24px 24px' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 4,
        boxShadow: cssVar('elevation-high'),
        ...forcedEdge,
        // Between title and buttons hardly a line would be left to scroll in, so the whole dialog scrolls.
        [lowWindow]: { '& > .MuiDialogContent-root': { flex: 'none', overflow: 'visible' } },
      },
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: {
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.5,
        alignItems: 'flex-start',
        // A button with a label goes below the words, which would otherwise have only half of a narrow window.
        '@media (width < 640px)': {
          '&:has(> .MuiAlert-action .MuiButton-root)': {
            flexWrap: 'wrap',
            '& > .MuiAlert-icon + .MuiAlert-message': { flexBasis: 'calc(100% - 34px)' },
            '& > .MuiAlert-action': { margin: '0 0 4px 22px', padding: 0 },
          },
        },
      },
      standard: {
        ...forcedEdge,
        background: cssVar('wash'),
        color: cssVar('ink'),
        boxShadow: `inset 4px 0 0 ${cssVar('ink')}`,
        '& .MuiAlert-icon': { color: 'inherit' },
      },
      // MUI's `auto` would scroll, and clip focus rings.
      message: { padding: '8px 0', overflow: 'visible' },
      // The middle of the icon is on the first line, like that of a button at the end.
      icon: { paddingBlock: 9 },
      // In a narrow window the message wraps, not the label of its button.
      action: { flexShrink: 0, marginBlock: -2, paddingBlock: 0 },
    },
    variants: [
      { props: { severity: 'error' }, style: washedAlert('signal-text', 'signal-wash') },
      { props: { severity: 'success' }, style: washedAlert('ok-text', 'ok-wash') },
    ],
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        '--focus-ring': cssVar('inverse-on'),
        flexWrap: 'nowrap',
        maxWidth: 560,
        padding: '10px 8px 10px 10px',
        background: cssVar('inverse-main'),
        color: cssVar('inverse-on'),
        borderRadius: 4,
        boxShadow: cssVar('elevation-high'),
        // The footer below it has the same colour.
        border: `1px solid ${cssVar('edge')}`,
      },
      message: {
        display: 'flex',
        alignItems: 'center',
        gap: 14,
        minWidth: 0,
        padding: '0 0 0 4px',
        overflowWrap: 'anywhere',
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.375,
        '& img': { flex: 'none', marginLeft: -4 },
      },
      action: { flex: 'none', margin: '0 0 0 auto', paddingLeft: 12 },
    },
  },
  MuiCircularProgress: {
    defaultProps: { thickness: 5 },
    // On a button the spinner inherits the button's colour.
    variants: [{ props: { color: 'primary' }, style: { color: cssVar('signal-text') } }],
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 8,
        borderRadius: 4,
        backgroundColor: cssVar('wash'),
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      },
      bar: {
        borderRadius: 4,
        backgroundColor: cssVar('ink'),
        '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
};
