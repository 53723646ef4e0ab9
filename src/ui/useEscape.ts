import { useDocumentEvent } from './useDocumentEvent';

/** Calls `onEscape` when Escape is pressed, wherever the focus is, while `isOn`. */
export function useEscape(onEscape: () => void, isOn = true): void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  };
  useDocumentEvent('keydown', onKeyDown, { isOn });
}
