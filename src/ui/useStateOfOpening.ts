import { useState } from 'react';

/** State of a dialog that begins anew whenever it opens or closes, also by Back, which asks nobody. */
export function useStateOfOpening<State>(isOpen: boolean, initial: State) {
  const [state, setState] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setState(initial);
  }
  return [state, setState] as const;
}
