import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { returnFocus } from './focusMain';

export interface MessageAction {
  label: string;
  onPress: () => void;
  /** Pressing it changes what the message says, instead of closing it. */
  keepsOpen?: boolean;
}

interface Message {
  status?: string | undefined;
  action?: MessageAction | undefined;
  opener?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** Lets the messages that are shown now give way to another one. */
const shown = new Set<() => void>();

/**
 * How a message in the corner closes. It gives way to another one, behind which its button could be neither seen nor
 * pressed. While its status is still to come it stays, and the other one appears below the header (`besideWaiting`),
 * where it remains.
 */
export function useOnlyMessage(
  place: RefObject<HTMLElement | null>,
  { status, action, opener, onClose }: Message,
) {
  const isWaiting = status === '' && !action;
  const [isBeside] = useState(
    () => status === undefined && document.querySelector('[data-waiting]') !== null,
  );
  const closeAndReturn = () => {
    onClose();
    returnFocus(opener);
  };
  const press = () => {
    action?.onPress();
    if (action?.keepsOpen !== true) closeAndReturn();
  };
  const leave = () => (place.current?.contains(document.activeElement) ? closeAndReturn() : onClose());
  const giveWay = useEffectEvent(() => {
    if (!isWaiting) leave();
  });
  useEffect(() => {
    for (const closeOther of shown) closeOther();
    const closeThis = () => giveWay();
    shown.add(closeThis);
    return () => {
      shown.delete(closeThis);
    };
  }, []);
  const placeProps = {
    'data-detailed': status === undefined ? undefined : '',
    'data-waiting': isWaiting ? '' : undefined,
    'data-beside': isBeside ? '' : undefined,
  };
  return { isWaiting, press, leave, closeAndReturn, placeProps };
}
