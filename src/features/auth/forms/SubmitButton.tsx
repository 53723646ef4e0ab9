import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface SubmitButtonProps {
  isBusy: boolean;
  label: string;
  busyLabel: string;
}

/** Says what is going on while it cannot be pressed. */
export function SubmitButton({ isBusy, label, busyLabel }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      disabled={isBusy}
      startIcon={isBusy && <CircularProgress size={18} color="inherit" aria-hidden="true" />}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}
