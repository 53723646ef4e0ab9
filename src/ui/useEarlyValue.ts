import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells a controlled field's owner what a visitor chose in the prerendered page before the script ran:
 * the browser shows it, but React only looks at events that come later.
 */
export function useEarlyValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  known: string,
  onChange: (value: string) => void,
): void {
  const adopt = useEffectEvent(() => {
    const shown = field.current?.value;
    if (shown !== undefined && shown !== known) onChange(shown);
  });
  useEffect(() => adopt(), []);
}
