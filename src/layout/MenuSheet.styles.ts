import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const menuWidth = 'min(344px, 100vw - 46px)';

const currentLink = 'a:is([aria-current="page"], [data-section])';

export const Sheet = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  padding: '4px 20px calc(24px + env(safe-area-inset-bottom))',
  '& .top': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 60,
  },
  '& .person': { paddingBlock: '8px 16px' },
  '& .links': { margin: '8px 0 20px', borderTop: `2px solid ${cssVar('ink')}` },
  '& .links a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 64,
    borderBottom: `1px solid ${cssVar('rule')}`,
    color: cssVar('ink'),
    font: '700 1.5rem/1.2 var(--font-display)',
    letterSpacing: '-0.02em',
  },
  [`& .links ${currentLink}`]: { color: cssVar('signal-text') },
  [`& .links ${currentLink}::after`]: {
    width: 12,
    height: 12,
    borderRadius: '50%',
    // Forced colours remove backgrounds but not borders.
    border: '6px solid currentColor',
    content: "''",
  },
  '& .actions': { display: 'grid', gap: 10, marginTop: 'auto', paddingTop: 24 },
});
