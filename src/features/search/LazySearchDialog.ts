import { preloadable } from '@/ui/preloadable';

/** The overlay in a download of its own, which the header fetches ahead. */
export const LazySearchDialog = preloadable(async () => (await import('./SearchDialog')).SearchDialog);
