import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether what was opened over a page still belongs there. It ends in the very step that shows the next
 * page, by a chosen result or in any other way, so that the new page's heading can take the focus.
 */
export function useUntilPageChanges(isOpen: boolean, onClose: () => void): boolean {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (isOpen && openedAt === null) setOpenedAt(key);
  if (!isOpen && openedAt !== null) setOpenedAt(null);
  const hasLeft = isOpen && openedAt !== null && openedAt !== key;

  useEffect(() => {
    if (hasLeft) onClose();
  }, [hasLeft, onClose]);

  return isOpen && !hasLeft;
}
