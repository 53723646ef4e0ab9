import { useLocation } from 'react-router-dom';
import { isAuthPage, readRememberedPlace } from '@/features/auth/redirects/returnTarget';
import { paths } from '@/paths';

/**
 * Router state for the links to the sign-in pages, when one of these is shown: where somebody was going, and the plan
 * that they have chosen. On every other page it is undefined.
 */
export function useHandedOnState(): unknown {
  const { pathname, search, state } = useLocation();
  if (!isAuthPage(pathname)) return undefined;
  const plan = pathname === paths.signup ? new URLSearchParams(search).get('plan') : null;
  return plan === null ? state : { from: paths.dashboardWithPlan(plan), ...readRememberedPlace(state) };
}
