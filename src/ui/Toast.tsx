import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import { type RefObject, useRef } from 'react';
import { returnFocus } from './focusMain';
import { Place } from './Toast.styles';

interface ToastAction {
  label: string;
  onPress: () => void;
  /** What is pressed has something more to say. */
  keepsOpen?: boolean;
}

export interface ToastProps {
  message: string;
  /** Interrupts a screen reader. What does not has to stand in a region that was there before its text. */
  isUrgent?: boolean;
  /** The address of a small picture beside the message. */
  picture?: string;
  /** What follows from the message, in a region of its own; empty while that is not known yet. */
  status?: string | undefined;
  action?: ToastAction | undefined;
  /** Has the focus again when the message is closed by its button. */
  opener?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** In milliseconds: whoever reads or moves slowly needs longer for what can still be done. */
const lifetime = { plain: 12_000, withAction: 60_000 };

/**
 * A short message in the corner. It leaves by itself, but not while it is pointed at or has the focus, and not while
 * something is still to be said.
 */
export function Toast(props: ToastProps) {
  const { message, isUrgent = false, picture, status, action, opener, onClose } = props;
  const content = useRef<HTMLDivElement>(null);
  const isAttendedTo = () => !document.hasFocus() || content.current?.matches(':hover, :focus-within');
  const said = <p role={isUrgent ? 'alert' : undefined}>{message}</p>;
  const closeAndReturn = () => {
    onClose();
    returnFocus(opener);
  };
  return (
    <Place
      open
      data-detailed={status === undefined ? undefined : ''}
      autoHideDuration={action ? lifetime.withAction : status === '' ? null : lifetime.plain}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={(_event, reason) => {
        if (reason === 'clickaway') return;
        // MUI holds the time only when a pointer or the focus enters, and a status that arrives starts it anew.
        if (reason === 'timeout' && isAttendedTo()) return;
        if (content.current?.contains(document.activeElement)) closeAndReturn();
        else onClose();
      }}
    >
      <SnackbarContent
        ref={content}
        role="presentation"
        message={
          <>
            {picture !== undefined && <img src={picture} alt="" width={80} height={45} />}
            {status === undefined ? (
              said
            ) : (
              <div>
                {said}
                <p role="status" className="status">
                  {status}
                </p>
              </div>
            )}
          </>
        }
        action={
          <>
            {action && (
              <Button
                className="action"
                onClick={() => {
                  action.onPress();
                  if (action.keepsOpen !== true) closeAndReturn();
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
