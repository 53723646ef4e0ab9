import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '@/ui/useCloseOnBack';
import { loadSearchDialog } from './loadSearchDialog';
import type { SearchDialogProps } from './SearchDialog';
import { SearchFailed } from './SearchFailed';
import { useSearch } from './useSearch';
import { useSearchShortcut } from './useSearchShortcut';
import { useUntilPageChanges } from './useUntilPageChanges';

/** Search over any page. The panel itself is downloaded when it is first wanted. */
export function SearchOverlay() {
  const { isOpen, openSearch, closeSearch } = useSearch();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const opener = useRef<Element | null>(null);
  const isShown = useUntilPageChanges(isOpen, closeSearch);

  useSearchShortcut(openSearch);
  useCloseOnBack(isShown, closeSearch);

  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || Dialog || hasFailed) return;
    loadSearchDialog()
      .then(({ SearchDialog }) => setDialog(() => SearchDialog))
      .catch(() => setHasFailed(true));
  }, [isOpen, Dialog, hasFailed]);

  const giveFocusBack = () => {
    const { activeElement } = document;
    // On a new page the focus is already where it belongs.
    const isLeftOver = activeElement === document.body || activeElement?.closest('[role="dialog"]');
    if (isLeftOver && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };

  if (Dialog) return <Dialog isOpen={isShown} onClose={closeSearch} onClosed={giveFocusBack} />;
  return isShown && hasFailed ? <SearchFailed onClose={closeSearch} /> : null;
}
