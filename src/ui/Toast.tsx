import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { RefObject } from 'react';
import { Place } from './Toast.styles';

export interface ToastProps {
  message: string;
  /** Interrupts a screen reader. What does not has to stand in a region that was there before its text. */
  isUrgent?: boolean;
  /** The address of a small picture beside the message. */
  picture?: string;
  action?: { label: string; onPress: () => void };
  /** Has the focus again when the message is closed by its button. */
  opener?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** A short message in the corner. It leaves by itself, but not while it is pointed at or has the focus. */
export function Toast({ message, isUrgent = false, picture, action, opener, onClose }: ToastProps) {
  const closeAndReturn = () => {
    onClose();
    opener?.current?.focus({ preventScroll: true });
  };
  return (
    <Place
      open
      autoHideDuration={12_000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
    >
      <SnackbarContent
        role="presentation"
        message={
          <>
            {picture !== undefined && <img src={picture} alt="" width={80} height={45} />}
            <p role={isUrgent ? 'alert' : undefined}>{message}</p>
          </>
        }
        action={
          <>
            {action && (
              <Button
                className="action"
                onClick={() => {
                  action.onPress();
                  closeAndReturn();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton aria-label="Close" onClick={closeAndReturn}>
              <Close fontSize="small" />
            </IconButton>
          </>
        }
      />
    </Place>
  );
}
