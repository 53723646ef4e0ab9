import { type RefObject, useEffect, useEffectEvent } from 'react';
import { returnFocus } from './focusMain';

interface Message {
  status?: string | undefined;
  action?: unknown;
  opener?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** Lets the message that is shown now give way to another one. */
let closeCurrent: (() => void) | null = null;

/**
 * How a message in the corner closes. It gives way to another one, behind which its button could be neither seen nor
 * pressed. While its status is still to come it stays, and the other one is shown below the header (`besideDetailed`).
 */
export function useOnlyMessage(
  place: RefObject<HTMLElement | null>,
  { status, action, opener, onClose }: Message,
) {
  const isWaiting = status === '' && !action;
  const closeAndReturn = () => {
    onClose();
    returnFocus(opener);
  };
  const leave = () => (place.current?.contains(document.activeElement) ? closeAndReturn() : onClose());
  const giveWay = useEffectEvent(() => {
    if (!isWaiting) leave();
  });
  useEffect(() => {
    closeCurrent?.();
    const closeThis = () => giveWay();
    closeCurrent = closeThis;
    return () => {
      if (closeCurrent === closeThis) closeCurrent = null;
    };
  }, []);
  return { isWaiting, leave, closeAndReturn };
}
