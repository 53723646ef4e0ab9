import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { isInMemoryOnly } from './deviceStorage';
import { outboxKey } from './outbox';
import { hasUnsent, sendNow } from './syncLearning';
import { isUnsentInMemory } from './texts';

const keptWords =
  'If you log out now, it stays on this device, for you alone, and is sent when you sign in here again.';
const memoryWords = 'This browser does not keep it: if you close this tab before it is sent, it is lost.';
const chooseWords = 'Something could not be sent as it is. Your lessons and notes say what.';

interface UnsentDialogProps {
  learnerId: string;
  onAnswer: (isSure: boolean) => void;
}

/** Asks before a sign-out while something that was done or written waits on this device. */
export function UnsentDialog({ learnerId, onAnswer }: UnsentDialogProps) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const isKept = !isInMemoryOnly(outboxKey(learnerId)) && !isUnsentInMemory(learnerId);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setIsSending(true);
    const failed = await dispatch(sendNow(learnerId));
    setIsSending(false);
    if (hasUnsent(learnerId)) setFailure(failed?.message ?? chooseWords);
    else onAnswer(true);
  };
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={titleId}>
      <DialogTitle variant="h3" id={titleId}>
        Not everything is sent yet
      </DialogTitle>
      <DialogContent>
        <Typography>
          Something that you did or wrote is not sent yet. {isKept ? keptWords : memoryWords}
        </Typography>
        <div role="status">
          {failure && !isSending && (
            <Alert severity="error" role="presentation">
              {failure}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>Stay signed in</Button>
        <Button onClick={() => onAnswer(true)}>Log out anyway</Button>
        <Button variant="contained" disabled={isSending} onClick={() => void send()}>
          {isSending ? 'Sending...' : 'Send and log out'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
