import { useState } from 'react';

/** State of a dialog that is reset whenever it opens or closes, even by Back, which calls no handler of the dialog. */
export function useStateOfOpening<State>(isOpen: boolean, initial: State) {
  const [state, setState] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setState(initial);
  }
  return [state, setState] as const;
}
