import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { connection } from '@/content/connection';
import { ChangingText } from '@/ui/ChangingText';
import { useFocusFallback } from '@/ui/focusMain';
import { unreachableMessage } from './presentError';
import { retryLookUp } from './sessionSync';
import { useLogout } from './useLogout';

const Panel = styled(Container)<{ component: 'section' }>({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  maxWidth: '40rem',
  paddingBlock: 'clamp(64px, 12vh, 128px)',
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

/** Shown in place of a page while the session cannot be confirmed. The session is kept. */
export function UnreachablePanel() {
  const dispatch = useAppDispatch();
  const { logout, isWaiting, label } = useLogout();
  const panel = useRef<HTMLDivElement>(null);

  useFocusFallback(panel);

  return (
    <Panel component="section" role="alert" ref={panel}>
      <Typography variant="h1">{connection.slow}</Typography>
      <Typography color="textSecondary">{unreachableMessage}</Typography>
      <div className="actions">
        <Button
          variant="contained"
          onClick={() => {
            dispatch(retryLookUp());
          }}
        >
          Try again
        </Button>
        <Button variant="outlined" aria-disabled={isWaiting} onClick={() => logout()}>
          <ChangingText>{label}</ChangingText>
        </Button>
      </div>
    </Panel>
  );
}
