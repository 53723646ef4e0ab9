import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { readRouterState, type RouterState } from '@/features/auth/redirects/routerState';
import { readCatalogue, writeCatalogue } from '@/features/catalogue/catalogueSearchParams';
import { addressFollowed, selectCatalogue } from '@/features/catalogue/catalogueSlice';
import { paths } from '@/paths';
import { followSteps } from '@/ui/historySteps';
import { isLayerOpen, noteRewrittenEntry } from '@/ui/layerHistory';

/** How long typing pauses before it reaches the address, in ms; browsers limit how often history may change. */
const typingRest = 250;

/** Choices with the same run are one step of history. */
export type Run = symbol;

/** Marks history entries that only repeat what the store already contains. */
const written: RouterState = { isWritten: true };

const queryOf = (params: URLSearchParams): string => {
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
};

const currentQuery = (): AppThunk<string> => (_dispatch, getState) =>
  queryOf(writeCatalogue(selectCatalogue(getState())));

/** Delays a call until no other was requested for a while; a delayed call can be made at once or cancelled. */
function usePutOff() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const giveUp = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const putOff = useCallback(
    (call: () => void) => {
      giveUp();
      timer.current = setTimeout(call, typingRest);
    },
    [giveUp],
  );
  useEffect(() => giveUp, [giveUp]);
  return { putOff, giveUp, isPutOff: useCallback(() => timer.current !== undefined, []) };
}

/**
 * Follows steps of history at once, so that the list of the address is drawn when the router scrolls to where it was
 * left. React would miss a step back that comes before it has drawn the step forward.
 */
function useFollowedSteps(follow: (search: string) => void): void {
  useEffect(() => {
    followSteps(({ pathname, search }) => {
      if (pathname === paths.courses) follow(search);
    });
  }, [follow]);
}

/**
 * Synchronises the store's filters and the address. The store is the source of truth: choices in it are written into
 * the address. An address that was not written here (a link, Back, a shared URL) is read into the store, and corrected
 * if it contains something unknown; `onFollowed` is called when it differs from the store.
 */
export function useCatalogueAddress(onFollowed: () => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location.search);
  const latestRun = useRef<Run>(undefined);
  const { putOff, giveUp, isPutOff } = usePutOff();

  const write = useCallback(
    async (replace: boolean, run?: Run): Promise<void> => {
      giveUp();
      const query = dispatch(currentQuery());
      if (query === shown.current) return;
      shown.current = query;
      const isSameStep = run !== undefined && run === latestRun.current;
      latestRun.current = run;
      await navigate(
        { search: query },
        { replace: replace || isSameStep || isLayerOpen(), state: written, preventScrollReset: true },
      );
      noteRewrittenEntry();
    },
    [dispatch, navigate, giveUp],
  );

  const follow = useCallback(
    (search: string) => {
      giveUp();
      if (search !== shown.current) onFollowed();
      shown.current = search;
      latestRun.current = undefined;
      dispatch(addressFollowed(readCatalogue(new URLSearchParams(search))));
    },
    [dispatch, giveUp, onFollowed],
  );

  useLayoutEffect(() => {
    if (readRouterState(location.state).isWritten && !isPop) return;
    follow(location.search);
    void write(true);
  }, [location, isPop, follow, write]);

  useFollowedSteps(follow);

  /** Resolves once history has the new entry, and the scroll position of the one before is stored. */
  const pushAddress = useCallback((run?: Run) => write(false, run), [write]);
  const replaceAddressSoon = useCallback(() => putOff(() => void write(true)), [putOff, write]);
  const replaceAddressNow = useCallback(() => {
    if (isPutOff()) void write(true);
  }, [isPutOff, write]);

  return { pushAddress, replaceAddressSoon, replaceAddressNow };
}
