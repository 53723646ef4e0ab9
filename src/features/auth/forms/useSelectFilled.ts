import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

/**
 * A draft is filled into a served field once it is hydrated. If the caret stood in the empty field before, the draft is
 * selected, so that typing replaces it instead of adding to it.
 */
export function useSelectFilled(field: RefObject<HTMLInputElement | null>): void {
  const isInBrowser = useIsInBrowser();
  const wasEmpty = useRef(false);
  useLayoutEffect(() => {
    wasEmpty.current = field.current?.value === '';
  }, [field]);
  useEffect(() => {
    if (isInBrowser && wasEmpty.current && document.activeElement === field.current) field.current?.select();
  }, [field, isInBrowser]);
}
