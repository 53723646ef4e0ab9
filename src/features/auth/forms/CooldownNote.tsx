import Typography from '@mui/material/Typography';
import { readPause } from '@/features/auth/session/presentError';

interface CooldownNoteProps {
  /** That of `useCooldown`. */
  id: string | undefined;
  secondsLeft: number;
  /** What is said of a failure, which may count the same seconds. */
  failure: string | null;
  action?: string;
  align?: 'inherit' | 'center';
}

/** What the service has asked to wait with, and for how long still. */
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
      You can {action} in {secondsLeft} s.
    </Typography>
  );
}
