import { preloadEarly } from '@/ui/usePreload';

/** The overlay's own download. */
export const loadSearchDialog = () => import('./SearchDialog');

preloadEarly(loadSearchDialog);
