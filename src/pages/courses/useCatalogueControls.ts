import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { catalogue } from '@/content/catalogue';
import type { ActiveFilter, Filters } from '@/features/catalogue/catalogueFilters';
import { selectFilters } from '@/features/catalogue/catalogueSelectors';
import {
  filterRemoved,
  filtersCleared,
  filtersRestored,
  textTyped,
} from '@/features/catalogue/catalogueSlice';
import { useCatalogueAddress } from './useCatalogueAddress';

interface Undo {
  message: string;
  filters: Filters;
}

const currentFilters = (): AppThunk<Filters> => (_dispatch, getState) => selectFilters(getState());

/** What the visitor can do in the catalogue. Each choice is one step of history, and answered by `onChosen`; typing is none. */
export function useCatalogueControls(onChosen: () => void) {
  const dispatch = useAppDispatch();
  const { pushAddress, replaceAddressSoon, replaceAddressNow } = useCatalogueAddress();
  const [undo, setUndo] = useState<Undo | null>(null);
  const [hasChosen, setHasChosen] = useState(false);

  const choose = useCallback(
    (action: UnknownAction) => {
      setUndo(null);
      setHasChosen(true);
      dispatch(action);
      void pushAddress().then(onChosen);
    },
    [dispatch, pushAddress, onChosen],
  );
  const type = useCallback(
    (text: string) => {
      setUndo(null);
      setHasChosen(true);
      dispatch(textTyped(text));
      replaceAddressSoon();
    },
    [dispatch, replaceAddressSoon],
  );
  const clear = useCallback(() => {
    const filters = dispatch(currentFilters());
    choose(filtersCleared());
    setUndo({ message: catalogue.cleared, filters });
  }, [dispatch, choose]);
  const remove = useCallback(
    ({ name, label }: ActiveFilter) => {
      const filters = dispatch(currentFilters());
      choose(filterRemoved(name));
      setUndo({ message: name === 'text' ? catalogue.searchCleared : `${label} removed.`, filters });
    },
    [dispatch, choose],
  );

  return {
    filters: useAppSelector(selectFilters),
    /** Whether what is seen has been changed here since the page was opened. */
    hasChosen,
    choose,
    type,
    finishTyping: replaceAddressNow,
    clear,
    remove,
    undo: undo && { message: undo.message, restore: () => choose(filtersRestored(undo.filters)) },
    forgetUndo: useCallback(() => setUndo(null), []),
  };
}

export type CatalogueControls = ReturnType<typeof useCatalogueControls>;
