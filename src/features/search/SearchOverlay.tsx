import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { returnFocus, useOpener } from '@/ui/focusMain';
import { isPlainClick } from '@/ui/isPlainClick';
import { LazyPart } from '@/ui/LazyPart';
import { useCloseOnBack } from '@/ui/useCloseOnBack';
import { useUntilPageChanges } from '@/ui/useUntilPageChanges';
import { EarlySearch } from './EarlySearch';
import { LazySearchDialog } from './LazySearchDialog';
import { SearchFailed } from './SearchFailed';
import type { Typed } from './SearchPanel';
import { useSearch } from './useSearch';
import { useSearchShortcut } from './useSearchShortcut';

/** Search over any page. */
export function SearchOverlay() {
  const { isOpen, openSearch, closeSearch } = useSearch();
  const [typed, setTyped] = useState<Typed>();
  const opener = useOpener(isOpen);
  const isShown = useUntilPageChanges(isOpen, closeSearch);

  useSearchShortcut(openSearch);
  const { closeForLink } = useCloseOnBack(isShown, closeSearch);

  // At once: the next key belongs to the overlay's field.
  const takeOver = (early: Typed) =>
    flushSync(() => {
      setTyped(early);
      openSearch();
    });

  const giveFocusBack = () => {
    setTyped(undefined);
    const { activeElement } = document;
    // On a new page the focus is already where it belongs.
    const isLeftOver = activeElement === document.body || activeElement?.closest('.MuiDialog-root');
    // The opener may be gone: its page may have been replaced while the overlay was open.
    if (isLeftOver) returnFocus(opener);
  };

  const closeFailed = () => {
    closeSearch();
    returnFocus(opener);
  };

  // A result that is opened in a new tab leaves the overlay open.
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) closeForLink(event);
  };

  return (
    <>
      <EarlySearch onTakeOver={takeOver} />
      <LazyPart
        isOpen={isShown}
        onClose={closeSearch}
        failureMessage={<SearchFailed onClose={closeFailed} />}
      >
        <LazySearchDialog
          isOpen={isShown}
          typed={typed}
          onChoose={choose}
          onClose={closeSearch}
          onClosed={giveFocusBack}
        />
      </LazyPart>
    </>
  );
}
