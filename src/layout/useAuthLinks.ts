import { useLocation } from 'react-router-dom';
import {
  isAuthPage,
  readPlaceWithPlan,
  readRememberedPlace,
  signupOnTheWayTo,
} from '@/features/auth/redirects/returnTarget';
import { paths, planParameter } from '@/paths';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

/**
 * The links to sign in and to sign up. On the sign-in pages themselves they hand on where somebody was going, and the
 * plan that they have chosen.
 */
export function useAuthLinks() {
  const { pathname, search, state } = useLocation();
  // What address and history say of the visit is unknown to a prerendered page.
  const isInBrowser = useIsInBrowser();
  const plan =
    isInBrowser && pathname === paths.signup ? new URLSearchParams(search).get(planParameter) : null;
  if (!isInBrowser || !isAuthPage(pathname))
    return { login: { to: paths.login }, signup: { to: paths.signup } };
  const signup =
    plan === null ? signupOnTheWayTo(readRememberedPlace(state).from) : paths.signupWithPlan(plan);
  const place = plan === null ? state : readPlaceWithPlan(plan, state);
  return { login: { to: paths.login, state: place }, signup: { to: signup, state } };
}
