import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { focusRing } from '@/ui/theme/focusRing';

/**
 * Not MUI's FormControl: it renders every radio again when one gets the focus. React then takes the radio out of its
 * group for a moment, after which Chromium stops with Tab at each radio of an unanswered question.
 */
export const Question = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    padding: 0,
    color: cssVar('ink'),
    font: '700 min(1.375rem, 11vw)/1.24 var(--font-display)',
    letterSpacing: '-.014em',
    textWrap: 'balance',
  },
  '& .rows': { marginBlockStart: 10 },
  '& .row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: 52,
    borderBlockEnd: `1px solid ${cssVar('rule')}`,
  },
  '& .row > label': { flex: '1 1 240px', minHeight: 52, margin: '0 -10px', padding: '12px 10px 12px 0' },
  '@media (hover: hover)': { '& .row > label:hover': { background: cssVar('wash') } },
  // Its room to press must not make the row of one line taller.
  '& .MuiRadio-root': { marginBlock: -6 },
  '@supports selector(:has(*))': {
    '& .row > label:has(:focus-visible)': { ...focusRing, outlineOffset: -3 },
    '& .row > label > .Mui-focusVisible': { outline: 'none' },
  },
  '& .MuiFormControlLabel-label': { lineHeight: 1.5 },
  '& :checked': { cursor: 'default' },
  '& label:has(:checked) .MuiFormControlLabel-label': { fontWeight: 700 },
  '& .verdict': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    marginInlineStart: 'auto',
    color: cssVar('ink2'),
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: '1.25rem',
  },
  '& .verdict[data-right]': { color: cssVar('ok-text') },
  '& .reply': { display: 'block' },
  '& .reply .message': { marginBlockStart: 20 },
  '& .do': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', marginBlockStart: 20 },
  '@media print': { '& .do': { display: 'none' } },
  '& .waits': { color: cssVar('ink2'), fontSize: '0.875rem', lineHeight: '1.25rem' },
  // Beside the answer, the verdict would narrow it and rewrap its text.
  '@media (width < 900px)': {
    '& .row > label': { flexBasis: '100%' },
    '& .verdict': { marginInline: '34px auto', paddingBlockEnd: 10 },
  },
});
