import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

/** One styled root for all the repeated elements inside. */
export const FooterRoot = styled('footer')({
  '--focus-ring': cssVar('foot-ink'),
  '--mark-colour': cssVar('foot-ink'),
  padding: '72px 0 36px',
  background: cssVar('foot-main'),
  color: cssVar('foot-ink'),
  // Hidden until the list above is the one that the address asks for, as it then moves up (src/boot/markDocument.ts).
  'html[data-filtered] &': { visibility: 'hidden' },
  // Far below the first window of a prerendered page; rendered when it is scrolled near, or in idle time (DrawRest.tsx).
  '[data-page] &': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 964px',
    '@media (width < 400px)': { containIntrinsicBlockSize: 'auto 1001px' },
    '@media (min-width: 900px)': { containIntrinsicBlockSize: 'auto 333px' },
  },
  '[data-opening] [data-page] &': { '@media (width < 900px)': { contentVisibility: 'hidden' } },
  '@media print': { display: 'none' },
  '& .columns': {
    display: 'grid',
    gap: '40px 24px',
    // Two columns, or one where large text leaves no room for both.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(40%, 8rem), 1fr))',
    '@media (min-width: 900px)': { gridTemplateColumns: '2.35fr 1fr 1fr 1fr' },
  },
  '& .about': { gridColumn: '1 / -1', '@media (min-width: 900px)': { gridColumn: 'auto' } },
  '& .tagline': {
    maxWidth: '22em',
    marginTop: 16,
    font: '500 1.25rem/1.45 var(--font-display)',
    letterSpacing: '-0.012em',
  },
  '& .column h2': {
    marginBottom: 10,
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: 700,
    lineHeight: 1.5,
    letterSpacing: 0,
  },
  '& .column ul': { listStyle: 'none' },
  '& .column a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    color: cssVar('foot-ink2'),
    textDecoration: 'none',
    '@media (min-width: 900px)': { minHeight: 36 },
  },
  '& .column a:hover': {
    color: cssVar('foot-ink'),
    textDecoration: `underline 2px ${cssVar('signal-main')}`,
    textUnderlineOffset: 5,
  },
  '& .bottom': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 20,
    marginTop: 56,
    paddingTop: 20,
    borderTop: `1px solid ${cssVar('foot-rule')}`,
    color: cssVar('foot-ink2'),
  },
});
