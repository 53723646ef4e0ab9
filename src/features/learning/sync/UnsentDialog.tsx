import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { ChangingText } from '@/ui/ChangingText';
import { TextLink } from '@/ui/TextLink';
import { connectInTime } from '@/features/auth/session/connectInTime';
import { isInMemoryOnly, onDeviceChange } from '@/features/learning/device/deviceStorage';
import { unavailable } from '@/features/learning/record/learningFailure';
import { outboxKey } from '@/features/learning/outbox/outbox';
import { hasUnsent } from './sendEverything';
import { sendNow } from './syncLearning';
import { isUnsentInMemory, readTexts } from '@/features/learning/texts/texts';
import { unsentPlaces } from '@/features/learning/texts/unsentPlaces';
import { useLearning } from '@/features/learning/record/useLearning';

const keptWords =
  'If you log out now, it stays in this browser, shown to nobody else, and is sent when you sign in here again.';
const memoryWords = 'This browser does not keep it: if you close this tab before it is sent, it is lost.';
const overWords = 'You can log out now.';
const chooseWords = 'Something could not be sent as it is.';

interface UnsentDialogProps {
  learnerId: string;
  onAnswer: (isSure: boolean) => void;
  /** Called by a link out of the dialog, which replaces the dialog's history entry. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const Words = styled(DialogContent)({
  display: 'grid',
  gap: 12,
  '& ul': { margin: 0, paddingInlineStart: 20 },
  '& li': { paddingBlock: 4 },
  '& > :empty': { position: 'absolute' },
});

/** In a narrow window three buttons do not fit side by side. */
const Actions = styled(DialogActions)({
  '@media (width < 480px)': { flexDirection: 'column', alignItems: 'stretch' },
});

/** Links to the texts that are sent only after the learner changes them or chooses a version. */
function WaitingTexts({ learnerId, onFollow }: Omit<UnsentDialogProps, 'onAnswer'>) {
  const { status, courses } = useLearning();
  const places = unsentPlaces(readTexts(learnerId));
  if (places.length === 0) return null;
  const isLeft = places.some(
    ({ courseId }) => courseId !== null && !courses.some((course) => course.courseId === courseId),
  );
  return (
    <div>
      <p>Some of it cannot be sent as it is. Open it to see why:</p>
      <ul>
        {places.map(({ name, to }) => (
          <li key={to}>
            <TextLink replace to={to} onClick={onFollow}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
      {status === 'ready' && isLeft && <p>If you have left the course, enroll again to see it.</p>}
    </div>
  );
}

/** Asks before a sign-out while something that was done or written waits on this device. */
export function UnsentDialog({ learnerId, onAnswer, onFollow }: UnsentDialogProps) {
  const dispatch = useAppDispatch();
  const isKept = !isInMemoryOnly(outboxKey(learnerId)) && !isUnsentInMemory(learnerId);
  const isWaiting = useSyncExternalStore(onDeviceChange, () => hasUnsent(learnerId));
  const [isSending, setIsSending] = useState(false);
  // Such as when the connection is back. The buttons stay, because one of them may be about to be pressed.
  const isOver = !isWaiting && !isSending;
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setIsSending(true);
    const failed = await dispatch(connectInTime()).then(() => dispatch(sendNow(learnerId)), unavailable);
    setIsSending(false);
    if (hasUnsent(learnerId)) setFailure(failed?.message ?? chooseWords);
    else onAnswer(true);
  };
  return (
    <Dialog open onClose={() => onAnswer(false)}>
      <DialogTitle variant="h3">
        {isOver ? 'Everything is sent now' : 'Not everything is sent yet'}
      </DialogTitle>
      <Words>
        {!isOver && (
          <Typography>
            Something that you did or wrote is not sent yet. {isKept ? keptWords : memoryWords}
          </Typography>
        )}
        <WaitingTexts learnerId={learnerId} onFollow={onFollow} />
        <div role="status">
          {isOver && <Typography>{overWords}</Typography>}
          {failure && !isSending && !isOver && (
            <Alert severity="error" role="presentation">
              {failure}
            </Alert>
          )}
        </div>
      </Words>
      <Actions>
        <Button onClick={() => onAnswer(false)}>Stay signed in</Button>
        <Button onClick={() => onAnswer(true)}>Log out anyway</Button>
        <Button variant="contained" aria-disabled={isSending} onClick={() => !isSending && void send()}>
          <ChangingText>{isSending ? 'Sending...' : 'Send and log out'}</ChangingText>
        </Button>
      </Actions>
    </Dialog>
  );
}
