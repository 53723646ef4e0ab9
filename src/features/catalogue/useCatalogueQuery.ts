import { useLocation } from 'react-router-dom';
import { readRouterState } from '@/features/auth/redirects/routerState';
import { paths } from '@/paths';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

/** The query of the catalogue whose link loaded this document, from before the product ran there. */
function queryOfReferrer(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin && pathname === paths.courses ? search : undefined;
}

/** Where the browser does not say it, steps of a new tab that lie ahead are taken for steps behind. */
function canGoBack(): boolean {
  const { navigation }: { navigation?: Navigation } = window;
  return navigation ? navigation.canGoBack : window.history.length > 1;
}

/**
 * The query of the catalogue that the visitor comes from, undefined when they come from elsewhere; and
 * whether the catalogue lies one step back in history, as it does not in a new tab.
 */
export function useCatalogueQuery(): { query: string | undefined; isOneStepBack: boolean } {
  const { key, state } = useLocation();
  // What history and the browser say of the visit is unknown to a prerendered page.
  const isInBrowser = useIsInBrowser();
  const { catalogue, isFarBack } = readRouterState(isInBrowser ? state : null);
  if (catalogue !== undefined) return { query: catalogue, isOneStepBack: !isFarBack };
  const isFirstOfDocument = key === 'default';
  const referred = isInBrowser && isFirstOfDocument ? queryOfReferrer() : undefined;
  return { query: referred, isOneStepBack: referred !== undefined && canGoBack() };
}
