import Typography from '@mui/material/Typography';

export function CooldownNote({
  secondsLeft,
  align = 'inherit',
}: {
  secondsLeft: number;
  align?: 'inherit' | 'center';
}) {
  if (secondsLeft === 0) return null;
  return (
    <Typography variant="small" component="p" align={align} color="textSecondary">
      You can send another link in {secondsLeft} s.
    </Typography>
  );
}
