import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const rule = `1px solid ${cssVar('rule')}`;

/** What learners will be able to do, each with a tick. */
export const Outcomes = styled('ul')({
  display: 'grid',
  borderBlockStart: rule,
  listStyle: 'none',
  '& li': { position: 'relative', padding: '14px 16px 14px 36px', borderBlockEnd: rule, lineHeight: 1.5 },
  '& li::before': {
    content: "''",
    position: 'absolute',
    insetBlockStart: 18,
    insetInlineStart: 7,
    width: 7,
    height: 13,
    border: `solid ${cssVar('ok-text')}`,
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  '@media (width >= 640px)': { gridTemplateColumns: '1fr 1fr' },
});

/** A plain list with square marks. */
export const Squares = styled('ul')({
  maxWidth: '40em',
  listStyle: 'none',
  '& li': { position: 'relative', padding: '6px 0 6px 28px' },
  '& li::before': {
    content: "''",
    position: 'absolute',
    insetBlockStart: 15,
    insetInlineStart: 2,
    border: `4px solid ${cssVar('ink')}`,
  },
});

export const Description = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: '40em',
  color: cssVar('ink2'),
});
