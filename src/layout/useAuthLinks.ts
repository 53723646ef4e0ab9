import { useLocation } from 'react-router-dom';
import {
  isAuthPage,
  readPlaceWithPlan,
  readRememberedPlace,
  signupOnTheWayTo,
} from '@/features/auth/redirects/returnTarget';
import { paths, pricePlanParameter } from '@/paths';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

/**
 * The links to sign in and to sign up. On the sign-in pages themselves they pass on the visitor's destination and
 * chosen plan.
 */
export function useAuthLinks() {
  const { pathname, search, state } = useLocation();
  // Prerendering knows neither the query nor the history of the visit.
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || !isAuthPage(pathname))
    return { login: { to: paths.login }, signup: { to: paths.signup } };
  const plan = pathname === paths.signup ? new URLSearchParams(search).get(pricePlanParameter) : null;
  if (plan !== null) {
    return {
      login: { to: paths.login, state: readPlaceWithPlan(plan, state) },
      signup: { to: paths.signupWithPlan(plan), state },
    };
  }
  const { from } = readRememberedPlace(state);
  return { login: { to: paths.login, state }, signup: { to: signupOnTheWayTo(from), state } };
}
