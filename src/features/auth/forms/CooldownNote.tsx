import Typography from '@mui/material/Typography';

/** What the service has asked to wait with, and for how long still. */
export function CooldownNote({
  id,
  secondsLeft,
  action = 'send another link',
  align = 'inherit',
}: {
  /** That of `useCooldown`. */
  id: string | undefined;
  secondsLeft: number;
  action?: string;
  align?: 'inherit' | 'center';
}) {
  if (secondsLeft === 0) return null;
  return (
    <Typography variant="small" component="p" id={id} align={align} color="textSecondary">
      You can {action} in {secondsLeft} s.
    </Typography>
  );
}
