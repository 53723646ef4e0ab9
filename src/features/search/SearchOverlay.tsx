import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadSearchDialog } from './loadSearchDialog';
import type { SearchDialogProps } from './SearchDialog';
import { SearchFailed } from './SearchFailed';
import { useCloseOnBack } from './useCloseOnBack';
import { useSearch } from './useSearch';
import { useSearchShortcut } from './useSearchShortcut';

/** Search over any page. The panel itself is downloaded when it is first wanted. */
export function SearchOverlay() {
  const { isOpen, openSearch, closeSearch } = useSearch();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const opener = useRef<Element | null>(null);
  const { key: locationKey } = useLocation();
  const openedAt = useRef(locationKey);

  useSearchShortcut(openSearch);
  useCloseOnBack(isOpen, closeSearch);

  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || Dialog || hasFailed) return;
    loadSearchDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => setHasFailed(true),
    );
  }, [isOpen, Dialog, hasFailed]);

  // Open until the page changes: by a chosen result, or in any other way.
  useEffect(() => {
    if (!isOpen) openedAt.current = locationKey;
    else if (openedAt.current !== locationKey) closeSearch();
  }, [isOpen, locationKey, closeSearch]);

  const giveFocusBack = () => {
    const { activeElement } = document;
    // On a new page the focus is already where it belongs.
    const isLeftOver = activeElement === document.body || activeElement?.closest('[role="dialog"]');
    if (isLeftOver && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };

  if (Dialog) return <Dialog isOpen={isOpen} onClose={closeSearch} onClosed={giveFocusBack} />;
  return isOpen && hasFailed ? (
    <SearchFailed onRetry={() => setHasFailed(false)} onClose={closeSearch} />
  ) : null;
}
