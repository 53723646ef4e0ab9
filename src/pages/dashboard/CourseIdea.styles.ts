import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { currentBar } from '@/ui/theme/currentBar';

/** Six questions, each a row that opens. */
export const Questions = styled('div')({
  marginBlockStart: -8,
  // On paper, the sheet below has the same questions.
  '@media print': { display: 'none' },
  '& .MuiAccordion-root': {
    position: 'relative',
    border: 0,
    borderBlockEnd: `1px solid ${cssVar('rule')}`,
    borderRadius: 0,
    background: 'none',
    boxShadow: 'none',
    '&::before': { display: 'none' },
    '&.Mui-expanded': { margin: 0 },
  },
  '& .Mui-expanded.MuiAccordion-root::after': currentBar,
  '& .MuiAccordionSummary-root': { minHeight: 60, padding: '0 4px', '&.Mui-expanded': { minHeight: 60 } },
  '& .MuiAccordionSummary-content': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    gap: '0 12px',
    margin: '16px 0',
    '&.Mui-expanded': { margin: '16px 0' },
  },
  '& .place': { color: cssVar('ink3'), font: '700 1.25rem/1.5rem var(--font-display)' },
  '& .place svg': { display: 'block', color: cssVar('ok-text'), fontSize: 20, translate: '0 2px' },
  '& .Mui-expanded .place': { color: cssVar('signal-text') },
  '& .question': {
    display: 'block',
    fontFamily: 'var(--font-body, inherit)',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: '1.5rem',
    letterSpacing: 0,
  },
  '& .answer': {
    display: 'block',
    overflow: 'hidden',
    color: cssVar('ink2'),
    fontWeight: 400,
    lineHeight: '1.5rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .trouble': { display: 'block', color: cssVar('signal-text') },
  '& .do': {
    textDecoration: `underline 2px ${cssVar('signal-text')}`,
    textUnderlineOffset: 5,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& .MuiAccordionDetails-root': { padding: '0 4px 20px 60px' },
  '@media (width < 640px)': {
    '& .MuiAccordionSummary-content': { gridTemplateColumns: '28px minmax(0, 1fr) auto' },
    '& .MuiAccordionDetails-root': { paddingInlineStart: 4 },
  },
});

/** For print only: all questions, each with its answer. */
export const IdeaSheet = styled('div')({
  display: 'none',
  '@media print': { display: 'block' },
  '& h3': { marginBlockEnd: 16, fontSize: '1.75rem' },
  // Printed with the rest of the page, it has the title of its section.
  'html:not([data-printing]) & h3': { display: 'none' },
  '& dt': { marginBlockStart: 14, fontWeight: 700, breakAfter: 'avoid' },
  '& dd': { margin: '2px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
