import { use, useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { SearchGuard } from './SearchProvider';
import { overlayClosed, overlayOpened, selectIsSearchOpen } from './searchSlice';

/** Whether the search overlay is open, and the two ways to change that. */
export function useSearch() {
  if (!use(SearchGuard)) throw new Error('useSearch must be used within a SearchProvider');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsSearchOpen);
  const openSearch = useCallback(() => dispatch(overlayOpened()), [dispatch]);
  const closeSearch = useCallback(() => dispatch(overlayClosed()), [dispatch]);
  return { isOpen, openSearch, closeSearch };
}
