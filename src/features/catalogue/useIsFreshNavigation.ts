import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { hasNavigated } from '@/ui/historySteps';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

/** False for a page that was reached by Back or Forward: its entrance animation does not run again. */
export function useIsFreshNavigation(): boolean {
  // The router calls the first page of a document such a step, too.
  const isStep = useNavigationType() === NavigationType.Pop && hasNavigated();
  // Whatever is prerendered was drawn as fresh, and has to be hydrated as it was drawn.
  const isHydrating = !useIsInBrowser();
  const [isFresh] = useState(isHydrating || !isStep);
  return isFresh;
}
