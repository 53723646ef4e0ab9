import { styled } from '@mui/material/styles';
import { earlyLayer } from '@/ui/earlyLayer';
import { cssVar } from '@/ui/theme/cssVar';
import { lowWindow } from '@/ui/theme/lowWindow';

export const Rail = styled('aside')({
  alignSelf: 'start',
  '@media (width < 900px)': {
    ...earlyLayer,
    paddingBlockStart: 60,
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    '& > div': { position: 'relative', flex: 'none', padding: 20, background: cssVar('sheet') },
    '& > :not(.top, .bottom, button)': { flex: '0 1 auto', overflow: 'auto', overscrollBehavior: 'contain' },
    '& > .top': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginBlockStart: 'auto',
      padding: '10px 20px',
      // Forced colours show it.
      borderBlockStart: '1px solid transparent',
      borderBlockEnd: `2px solid ${cssVar('ink')}`,
      borderRadius: '12px 12px 0 0',
    },
    '& h2': { fontSize: '1.5rem' },
    '& > .bottom': {
      padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
      borderBlockStart: `1px solid ${cssVar('rule')}`,
    },
    '& .bottom button': { minHeight: 52 },
    // In a low window the whole sheet scrolls: a fixed title and button would leave no filter in sight.
    [lowWindow]: {
      overflow: 'auto',
      paddingBlockStart: 0,
      '& > :not(.top, .bottom, button)': { flex: 'none' },
    },
  },
  '@media (width >= 900px)': {
    // Against what browsers give a popover.
    display: 'block',
    position: 'static',
    inset: 'auto',
    width: 'auto',
    height: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    '& > button, & > .top, & > .bottom': { display: 'none' },
  },
  '@media (width >= 900px) and (height >= 860px)': {
    position: 'sticky',
    top: 96,
  },
  // Without the rail, the list would take the rail's column.
  '@media print': { display: 'none' },
});
