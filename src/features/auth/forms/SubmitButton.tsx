import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface SubmitButtonProps {
  isBusy: boolean;
  /** The service has asked for a pause: the button keeps its words and its focus. */
  mustWait?: boolean;
  label: string;
  busyLabel: string;
}

/** Says what is going on while it cannot be pressed. */
export function SubmitButton({ isBusy, mustWait = false, label, busyLabel }: SubmitButtonProps) {
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={isBusy}
        aria-disabled={mustWait}
        startIcon={isBusy && <CircularProgress size={18} color="inherit" aria-hidden="true" />}
      >
        {isBusy ? busyLabel : label}
      </Button>
      {/* A button that is disabled has lost the focus, and nobody hears its words change. */}
      <VisuallyHidden as="output">{isBusy && busyLabel}</VisuallyHidden>
    </>
  );
}
