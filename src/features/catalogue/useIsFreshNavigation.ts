import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { hasNavigated } from '@/ui/historySteps';

/** False for a page that was reached by Back or Forward: its entrance animation does not run again. */
export function useIsFreshNavigation(): boolean {
  // The first page of a document counts as such a step for the router.
  const navigationType = useNavigationType();
  const [isFresh] = useState(navigationType !== NavigationType.Pop || !hasNavigated());
  return isFresh;
}
