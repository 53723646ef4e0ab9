import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

const hasChosen = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].some(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  );

/**
 * Whether the list is the prerendered one, which styles filter by the chosen radios (CoursesPage.styles.ts): until the
 * page is hydrated and, if something was chosen by then, until the list of that choice is rendered.
 */
export function useIsListEarly(hasLocalChange: boolean): boolean {
  const isInBrowser = useIsInBrowser();
  const [isAhead, setIsAhead] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- No event and no earlier render knows what was chosen.
    if (hasChosen()) setIsAhead(true);
  }, []);
  // Deferred as the list of a typed text is, which may follow what was chosen: without the rules, the whole list would
  // show until then.
  const isFollowed = useDeferredValue(hasLocalChange);
  return !isInBrowser || (isAhead && !isFollowed);
}
