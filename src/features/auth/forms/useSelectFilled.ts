import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

/**
 * A draft comes into a served field once it is hydrated. Whoever has put the caret into it while it was empty is about
 * to type: what they type then takes the draft's place, instead of being added to it.
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
