import { preloadable } from '@/ui/preloadable';

/** The overlay as a separate chunk, which the header preloads. */
export const LazySearchDialog = preloadable(async () => (await import('./SearchDialog')).SearchDialog);
