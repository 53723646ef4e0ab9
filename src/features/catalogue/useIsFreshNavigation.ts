import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The router's key of a document's first entry; every later entry has a key of its own. */
const firstKey = 'default';

/** False for a page that was reached by Back or Forward: its entrance animation does not run again. */
export function useIsFreshNavigation(): boolean {
  const navigationType = useNavigationType();
  const { key } = useLocation();
  const [isFresh] = useState(navigationType !== NavigationType.Pop || key === firstKey);
  return isFresh;
}
