import { useEffect, useEffectEvent } from 'react';

interface Options {
  isOn?: boolean;
  capture?: boolean;
}

/** Listens to events anywhere in the document while `isOn`. */
export function useDocumentEvent<Name extends keyof DocumentEventMap>(
  name: Name,
  onEvent: (event: DocumentEventMap[Name]) => void,
  { isOn = true, capture = false }: Options = {},
): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: DocumentEventMap[Name]) => handle(event);
    document.addEventListener(name, listener, { capture });
    return () => document.removeEventListener(name, listener, { capture });
  }, [name, isOn, capture]);
}
