import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The page that a layer was opened over, and the page of the address at that time, which may still be on its way. */
interface Pages {
  shown: string;
  arriving: string;
}

/**
 * Whether a layer that was opened over a page still belongs there. It closes in the same render that shows the next
 * page, whatever led there, so that the new page's heading can take the focus. A press while the address has already
 * changed, and React still draws its page, was meant for that page.
 */
export function useUntilPageChanges(isOpen: boolean, onClose: () => void): boolean {
  const page = useLocation().pathname;
  const [pages, setPages] = useState<Pages | null>(null);
  if (isOpen && pages === null) setPages({ shown: page, arriving: window.location.pathname });
  if (!isOpen && pages !== null) setPages(null);
  const hasArrived = pages !== null && page === pages.arriving && page !== pages.shown;
  if (hasArrived) setPages({ shown: page, arriving: page });
  const hasLeft = isOpen && pages !== null && page !== pages.shown && !hasArrived;

  useEffect(() => {
    if (hasLeft) onClose();
  }, [hasLeft, onClose]);

  return isOpen && !hasLeft;
}
