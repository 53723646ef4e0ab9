import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { ChangingText } from '@/ui/ChangingText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface SubmitButtonProps {
  isBusy: boolean;
  /** The id of the note that counts a pause the service has asked for; the button keeps its label and its focus. */
  waitsFor?: string | undefined;
  label: string;
  busyLabel: string;
}

/** Says what is going on while it cannot be pressed. */
export function SubmitButton({ isBusy, waitsFor, label, busyLabel }: SubmitButtonProps) {
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={isBusy}
        aria-disabled={waitsFor !== undefined}
        aria-describedby={waitsFor}
        startIcon={isBusy && <CircularProgress size={18} color="inherit" aria-hidden="true" />}
      >
        <ChangingText>{isBusy ? busyLabel : label}</ChangingText>
      </Button>
      {/* A disabled button loses the focus, so that its new label is not read out. */}
      <VisuallyHidden as="output">{isBusy && busyLabel}</VisuallyHidden>
    </>
  );
}
