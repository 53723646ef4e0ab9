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
import { type Run, useCatalogueAddress } from './useCatalogueAddress';

interface Undo {
  message: string;
  filters: Filters;
}

const currentFilters = (): AppThunk<Filters> => (_dispatch, getState) => selectFilters(getState());

function useLocalChanges() {
  const [hasLocalChange, setHasLocalChange] = useState(false);
  const [isLastChangeTyped, setIsLastChangeTyped] = useState(false);
  const [undo, setUndo] = useState<Undo | null>(null);
  const noteLocalChange = useCallback((isTyped: boolean) => {
    setUndo(null);
    setHasLocalChange(true);
    setIsLastChangeTyped(isTyped);
  }, []);
  const noteAddressFollowed = useCallback(() => {
    setUndo(null);
    setIsLastChangeTyped(false);
  }, []);
  return {
    /** Whether the visitor has changed the list here since the page was opened. */
    hasLocalChange,
    /** Whether the last change is a typed text, whose list may follow the field. */
    isLastChangeTyped,
    undo,
    noteLocalChange,
    noteAddressFollowed,
    offerUndo: setUndo,
    forgetUndo: useCallback(() => setUndo(null), []),
  };
}

/**
 * What the visitor can do in the catalogue. Each choice, or run of choices, is one step of history and calls
 * `onChosen`; typing is no step.
 */
export function useCatalogueControls(onChosen: () => void) {
  const dispatch = useAppDispatch();
  const { undo, noteLocalChange, noteAddressFollowed, offerUndo, ...changes } = useLocalChanges();
  const { pushAddress, replaceAddressSoon, replaceAddressNow } = useCatalogueAddress(noteAddressFollowed);

  const choose = useCallback(
    (action: UnknownAction, run?: Run) => {
      noteLocalChange(false);
      dispatch(action);
      void pushAddress(run).then(onChosen);
    },
    [dispatch, noteLocalChange, pushAddress, onChosen],
  );
  const type = useCallback(
    (text: string) => {
      noteLocalChange(true);
      dispatch(textTyped(text));
      replaceAddressSoon();
    },
    [dispatch, noteLocalChange, replaceAddressSoon],
  );
  const takeAway = useCallback(
    (action: UnknownAction, message: string) => {
      const filters = dispatch(currentFilters());
      choose(action);
      offerUndo({ message, filters });
    },
    [dispatch, choose, offerUndo],
  );
  const clear = useCallback(() => takeAway(filtersCleared(), catalogue.cleared), [takeAway]);
  const remove = useCallback(
    ({ name, label }: ActiveFilter) =>
      takeAway(filterRemoved(name), name === 'text' ? catalogue.searchCleared : `${label} removed.`),
    [takeAway],
  );

  return {
    ...changes,
    filters: useAppSelector(selectFilters),
    choose,
    type,
    finishTyping: replaceAddressNow,
    clear,
    remove,
    undo: undo && { message: undo.message, restore: () => choose(filtersRestored(undo.filters)) },
  };
}

export type CatalogueControls = ReturnType<typeof useCatalogueControls>;
