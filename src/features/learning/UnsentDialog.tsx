import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import type { LearningFailure } from './learningFailure';
import { hasUnsent, sendNow } from './syncLearning';

interface UnsentDialogProps {
  learnerId: string;
  onAnswer: (isSure: boolean) => void;
}

/** Asks before a sign-out while something that was done or written waits on this device. */
export function UnsentDialog({ learnerId, onAnswer }: UnsentDialogProps) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<LearningFailure | null>(null);
  const send = async () => {
    setIsSending(true);
    const failed = await dispatch(sendNow(learnerId));
    setIsSending(false);
    if (hasUnsent(learnerId)) setFailure(failed);
    else onAnswer(true);
  };
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Not everything is sent yet</DialogTitle>
      <DialogContent>
        <Typography>
          Something that you did or wrote is kept on this device only. If you log out now it stays here, and
          is sent when you next sign in on this device.
        </Typography>
        <div role="status">{failure && !isSending && <Alert severity="error">{failure.message}</Alert>}</div>
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
