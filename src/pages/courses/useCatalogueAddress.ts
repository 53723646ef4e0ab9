import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { readCatalogue, writeCatalogue } from '@/features/catalogue/catalogueSearchParams';
import { addressFollowed, selectCatalogue } from '@/features/catalogue/catalogueSlice';
import { isLayerOpen, noteRewrittenEntry } from '@/ui/layerHistory';

/** Typing rests this long before it reaches the address; browsers limit how often history may change. */
const typingRest = 250;

/** Marks the entries of history that only repeat what the store already says. */
const written = { isWritten: true } as const;

const isWritten = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isWritten' in state && state.isWritten === true;

const queryOf = (params: URLSearchParams): string => {
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
};

const currentQuery = (): AppThunk<string> => (_dispatch, getState) =>
  queryOf(writeCatalogue(selectCatalogue(getState())));

/**
 * Keeps the store's filters and the address the same, both ways. The store is the truth: what is chosen
 * there is written into the address. An address that was not written here (a link, Back, a shared URL)
 * is read into the store, and respelled if it says something unknown.
 */
export function useCatalogueAddress() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location.search);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(
    async (replace: boolean): Promise<void> => {
      clearTimeout(resting.current);
      resting.current = undefined;
      const query = dispatch(currentQuery());
      if (query === shown.current) return;
      shown.current = query;
      await navigate(
        { search: query },
        { replace: replace || isLayerOpen(), state: written, preventScrollReset: true },
      );
      noteRewrittenEntry();
    },
    [dispatch, navigate],
  );

  const follow = useCallback(
    (search: string) => {
      clearTimeout(resting.current);
      resting.current = undefined;
      shown.current = search;
      dispatch(addressFollowed(readCatalogue(new URLSearchParams(search))));
    },
    [dispatch],
  );

  useLayoutEffect(() => {
    if (isWritten(location.state) && !isPop) return;
    follow(location.search);
    void write(true);
  }, [location, isPop, follow, write]);

  // Back may come before React has drawn the step that it takes back, and then nothing has changed for React.
  const { pathname } = location;
  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname === pathname) follow(window.location.search);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [pathname, follow]);

  useEffect(() => () => clearTimeout(resting.current), []);

  /** Resolves once history has taken the step, and with it noted how far the page was scrolled. */
  const pushAddress = useCallback(() => write(false), [write]);
  const replaceAddressSoon = useCallback(() => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => void write(true), typingRest);
  }, [write]);
  const replaceAddressNow = useCallback(() => {
    if (resting.current !== undefined) void write(true);
  }, [write]);

  return { pushAddress, replaceAddressSoon, replaceAddressNow };
}
