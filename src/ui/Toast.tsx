import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import { type RefObject, useRef } from 'react';
import { ChangingText } from './ChangingText';
import { Place } from './Toast.styles';
import { type MessageAction, useOnlyMessage } from './useOnlyMessage';

export interface ToastProps {
  message: string;
  /** Interrupts screen readers. A message that does not must be put into a live region that already exists. */
  isUrgent?: boolean;
  /** The address of a small picture beside the message. */
  picture?: string;
  /** The outcome, in its own live region; empty while it is not known yet. */
  status?: string | undefined;
  action?: MessageAction | undefined;
  /** Gets the focus back when a button closes the toast. */
  opener?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** In milliseconds: people who read or move slowly need time to press the action. */
const lifetime = { plain: 12_000, withAction: 60_000 };

/**
 * A short message in the corner. It closes by itself, but not while it is hovered or focused, or while the window is in
 * the background; and before that when another one comes. While its status is still to come it stays.
 */
export function Toast(props: ToastProps) {
  const { message, isUrgent = false, picture, status, action } = props;
  const content = useRef<HTMLDivElement>(null);
  const isAttendedTo = () => !document.hasFocus() || content.current?.matches(':hover, :focus-within');
  const said = <p role={isUrgent ? 'alert' : undefined}>{message}</p>;
  const { isWaiting, press, leave, closeAndReturn, placeProps } = useOnlyMessage(content, props);
  return (
    <Place
      open
      {...placeProps}
      autoHideDuration={action ? lifetime.withAction : isWaiting ? null : lifetime.plain}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={(_event, reason) => {
        if (reason === 'clickaway') return;
        // MUI pauses its timer only when a pointer or the focus enters, and an arriving status restarts it.
        if (reason === 'timeout' && isAttendedTo()) return;
        leave();
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
              <Button className="action" onClick={press}>
                <ChangingText>{action.label}</ChangingText>
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
