import type { ComponentType } from 'react';
import { preloadEarly } from '@/ui/usePreload';
import type { SearchDialogProps } from './SearchDialog';

let loaded: ComponentType<SearchDialogProps> | undefined;

/** The overlay's own download. */
export async function loadSearchDialog(): Promise<void> {
  loaded = (await import('./SearchDialog')).SearchDialog;
}

/** The overlay, once it is there: what was fetched ahead is drawn with the press that opens it. */
export const loadedSearchDialog = () => loaded;

preloadEarly(loadSearchDialog);
