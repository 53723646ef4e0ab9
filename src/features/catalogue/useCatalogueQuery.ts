import { useLocation } from 'react-router-dom';
import { readRouterState } from '@/features/auth/redirects/routerState';
import { paths } from '@/paths';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

/** The query of the catalogue whose link loaded this document, because it was pressed before hydration. */
function queryOfReferrer(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin && pathname === paths.courses ? search : undefined;
}

/** In browsers without the Navigation API, steps ahead in a new tab are mistaken for steps behind. */
function canGoBack(): boolean {
  const { navigation }: { navigation?: Navigation } = window;
  return navigation ? navigation.canGoBack : window.history.length > 1;
}

/**
 * The query of the catalogue that the visitor comes from, undefined when they come from elsewhere; and whether the
 * catalogue is one step back in history, which it is not in a new tab.
 */
export function useCatalogueQuery(): { query: string | undefined; isOneStepBack: boolean } {
  const { key, state } = useLocation();
  // A prerendered page knows neither history nor referrer.
  const isInBrowser = useIsInBrowser();
  const { catalogue, isFarBack } = readRouterState(isInBrowser ? state : null);
  if (catalogue !== undefined) return { query: catalogue, isOneStepBack: !isFarBack };
  const isFirstOfDocument = key === 'default';
  const referred = isInBrowser && isFirstOfDocument ? queryOfReferrer() : undefined;
  return { query: referred, isOneStepBack: referred !== undefined && canGoBack() };
}
