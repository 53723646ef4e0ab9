import Typography from '@mui/material/Typography';

/** What the service has asked to wait with, and for how long still. */
export function CooldownNote({
  secondsLeft,
  action = 'send another link',
  align = 'inherit',
}: {
  secondsLeft: number;
  action?: string;
  align?: 'inherit' | 'center';
}) {
  if (secondsLeft === 0) return null;
  return (
    <Typography variant="small" component="p" align={align} color="textSecondary">
      You can {action} in {secondsLeft} s.
    </Typography>
  );
}
