import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The key of the very first address; every later visit, and every return by Back, has one of its own. */
const firstKey = 'default';

/** False for a page that was reached by Back or Forward: what entered once does not enter again. */
export function useIsFreshNavigation(): boolean {
  const navigationType = useNavigationType();
  const { key } = useLocation();
  const [isFresh] = useState(navigationType !== NavigationType.Pop || key === firstKey);
  return isFresh;
}
