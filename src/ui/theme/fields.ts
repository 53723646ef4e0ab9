import ExpandMore from '@mui/icons-material/ExpandMore';
import type { Components } from '@mui/material/styles';
import { focusRing } from './focusRing';
import { lowWindow } from './lowWindow';
import { cssVar, type AppTheme } from './cssVar';

const thumbRings = `0 0 0 3px ${cssVar('sheet')}, 0 0 0 4px ${cssVar('signal-text')}`;

/** Everything that is filled in or chosen. Labels stand above their field. */
export const fields: Components<AppTheme> = {
  MuiFormControl: { styleOverrides: { root: { gap: 6 } } },
  // Otherwise every field would add and remove the keyframes that `baseline.ts` has for all of them.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      // No more specific than a field's own ring, and not for a button inside the field.
      root: { '&:has(> :where(.MuiInputBase-input):focus-visible)': { ...focusRing, outlineOffset: 2 } },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputAdornment: { styleOverrides: { positionEnd: { color: cssVar('ink2') } } },
  MuiInputLabel: {
    // No asterisk: nearly every field is required, and the star would become part of its name.
    defaultProps: { shrink: true, required: false },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.5,
        color: cssVar('ink'),
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: cssVar('ink') },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 52,
        background: cssVar('sheet'),
        borderRadius: 4,
        // Below the buttons that other fields end with.
        '& > .MuiNativeSelect-icon': { right: 12 },
        '&.Mui-focused': { ...focusRing, outlineOffset: 2 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('ink') },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: cssVar('ink'), borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: cssVar('signal-text'),
          borderWidth: 2,
        },
      },
      input: {
        height: 'auto',
        padding: '13px 14px',
        '&::placeholder': { color: cssVar('ink3'), opacity: 1 },
        '&:focus-visible': { outline: 'none' },
        // The label above the field stays clear of the header as well.
        'main &': { scrollMarginTop: 'calc(80px + 2rem)' },
        [lowWindow]: { 'main &': { scrollMarginTop: '3rem' } },
      },
      // The textarea has its own padding.
      multiline: { padding: 0 },
      notchedOutline: { borderColor: cssVar('edge'), top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        fontSize: '.875rem',
        lineHeight: '1.25rem',
        color: cssVar('ink2'),
        '&.Mui-error': { display: 'flex', alignItems: 'center', gap: 6, fontWeight: 600 },
        '& > svg': { flex: 'none', fontSize: 16 },
      },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ExpandMore },
    styleOverrides: { select: { textOverflow: 'ellipsis' } },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ExpandMore },
    styleOverrides: {
      select: { '&:focus': { background: 'transparent' } },
      icon: { color: cssVar('ink') },
    },
  },
  MuiMenu: {
    defaultProps: { elevation: 9 },
    styleOverrides: { paper: { border: `1px solid ${cssVar('rule')}` }, list: { padding: 8 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 2,
        '&.Mui-selected, &.Mui-selected:hover': { background: 'transparent', fontWeight: 700 },
        '&:hover, &.Mui-focusVisible, &.Mui-selected.Mui-focusVisible': { background: cssVar('wash') },
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -3 },
      },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -11, minHeight: 40 } } },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-focused': { color: cssVar('ink') } } } },
  // A ring like those of the filters; when checked, it is filled except for a small hole. MUI's icons would be smaller
  // and thinner.
  MuiRadio: {
    styleOverrides: {
      root: {
        padding: 10,
        marginInlineEnd: 4,
        '& > input + span': {
          width: 20,
          height: 20,
          border: `1px solid ${cssVar('edge')}`,
          borderRadius: '50%',
          background: cssVar('sheet'),
        },
        '& > input + span > svg': { display: 'none' },
        '&.Mui-checked > input + span': { border: `6px solid ${cssVar('signal-text')}` },
        '&.Mui-disabled > input + span': { borderColor: cssVar('ink3') },
        '@media (forced-colors: active)': { '&.Mui-checked > input + span': { borderColor: 'Highlight' } },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        color: cssVar('edge'),
        '&.Mui-checked': { color: cssVar('signal-text') },
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -6, borderRadius: 2 },
      },
    },
  },
  // The star's radio button is invisible, so the star gets the ring.
  MuiRating: { styleOverrides: { root: { '&.Mui-focusVisible .MuiRating-iconActive': focusRing } } },
  MuiSlider: {
    styleOverrides: {
      // At either end the thumb's centre stops half a thumb before the end of the rail, but all of the rail can be
      // pressed.
      root: {
        display: 'block',
        width: 'auto',
        height: 6,
        margin: '0 12px',
        padding: '15px 0',
        borderRadius: 3,
        '@media (pointer: coarse)': { padding: '15px 0' },
        '&::before': { content: "''", position: 'absolute', inset: '0 -12px' },
      },
      rail: {
        left: -12,
        width: 'calc(100% + 24px)',
        backgroundColor: cssVar('wash'),
        opacity: 1,
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      },
      track: {
        marginLeft: -12,
        paddingLeft: 12,
        border: 0,
        backgroundColor: cssVar('ink'),
        transition: 'none',
        '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
      },
      thumb: {
        width: 24,
        height: 24,
        backgroundColor: cssVar('signal-main'),
        transition: 'none',
        '&, &:hover, &.Mui-active, &.Mui-focusVisible': {
          boxShadow: thumbRings,
          '@media (hover: none)': { boxShadow: thumbRings },
        },
        // Outside the thumb's other two rings.
        '&.Mui-focusVisible': { ...focusRing, outlineOffset: 6 },
        '&::before': { boxShadow: 'none' },
        '@media (forced-colors: active)': { border: '3px solid ButtonBorder', backgroundColor: 'ButtonText' },
      },
    },
  },
};
