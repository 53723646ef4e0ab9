import Typography from '@mui/material/Typography';
import { readPause } from '@/features/auth/session/presentError';

interface CooldownNoteProps {
  /** The `noteId` of `useCooldown`. */
  id: string | undefined;
  secondsLeft: number;
  /** The message of a failure, which may count the same seconds itself. */
  failure: string | null;
  action?: string;
  align?: 'inherit' | 'center';
}

/** What has to wait, and for how many seconds. */
export function CooldownNote({
  id,
  secondsLeft,
  failure,
  action = 'send another link',
  align = 'inherit',
}: CooldownNoteProps) {
  if (secondsLeft === 0 || (failure !== null && readPause(failure))) return null;
  return (
    <Typography variant="small" component="p" id={id} align={align} color="textSecondary">
      {`You can ${action} in ${secondsLeft} s.`}
    </Typography>
  );
}
