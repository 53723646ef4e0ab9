import { useEffect, useState } from 'react';

/**
 * Whether what was opened over a page still belongs there: `page` says which one is shown. It ends in the very
 * step that shows the next page, whatever led there, so that the new page's heading can take the focus.
 */
export function useUntilPageChanges(isOpen: boolean, page: string, onClose: () => void): boolean {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (isOpen && openedAt === null) setOpenedAt(page);
  if (!isOpen && openedAt !== null) setOpenedAt(null);
  const hasLeft = isOpen && openedAt !== null && openedAt !== page;

  useEffect(() => {
    if (hasLeft) onClose();
  }, [hasLeft, onClose]);

  return isOpen && !hasLeft;
}
