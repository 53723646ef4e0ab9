import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Sections = styled('div')({
  display: 'grid',
  gap: 20,
  '& .field': { display: 'grid', gap: 6 },
  '& .below': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' },
  '& .below button, & .actions button': { minHeight: 44 },
  '& .another': { marginInlineStart: 'auto' },
  '& .removed:empty': { position: 'absolute' },
  '& .removed button': { minHeight: 44 },
  '& section > h3': { marginBlockStart: 4 },
  '& section > ul': { listStyle: 'none' },
  '& section > ul > li': { paddingBlock: '12px 16px', borderBlockEnd: `1px solid ${cssVar('rule')}` },
  '& .meta': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    marginBlockEnd: 4,
    color: cssVar('ink3'),
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '& .meta button': { minHeight: 44 },
  '& .body': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .actions': { display: 'flex', gap: 20 },
});
