import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PendingLayer } from '@/ui/PendingLayer';
import { isPlainClick } from '@/ui/isPlainClick';
import { useCloseOnBack } from '@/ui/useCloseOnBack';
import { useUntilPageChanges } from '@/ui/useUntilPageChanges';
import { loadSearchDialog } from './loadSearchDialog';
import type { SearchDialogProps } from './SearchDialog';
import { SearchFailed } from './SearchFailed';
import { useSearch } from './useSearch';
import { useSearchShortcut } from './useSearchShortcut';

/** Search over any page. The panel itself is downloaded when it is first wanted. */
export function SearchOverlay() {
  const { isOpen, openSearch, closeSearch } = useSearch();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const opener = useRef<Element | null>(null);
  const isShown = useUntilPageChanges(isOpen, useLocation().pathname, closeSearch);

  useSearchShortcut(openSearch);
  const { closeForLink } = useCloseOnBack(isShown, closeSearch);

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

  // Opened in a tab of its own, a result leaves the others where they are.
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) closeForLink(event);
  };

  if (Dialog) {
    return <Dialog isOpen={isShown} onChoose={choose} onClose={closeSearch} onClosed={giveFocusBack} />;
  }
  if (!isShown) return null;
  return hasFailed ? <SearchFailed onClose={closeSearch} /> : <PendingLayer onCancel={closeSearch} />;
}
