import { type KeyboardEvent, useState } from 'react';
import { useAfterPress } from './useAfterPress';

/** Whether Caps Lock is on, as far as the keys pressed in a field tell. The props are for that field. */
export function useCapsLock() {
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const afterPress = useAfterPress();
  const watch = (event: KeyboardEvent) => {
    setHasCapsLock(event.getModifierState('CapsLock'));
  };
  const forget = () => {
    afterPress(() => {
      setHasCapsLock(false);
    });
  };
  return { hasCapsLock, capsLockProps: { onKeyDown: watch, onKeyUp: watch, onBlur: forget } };
}
