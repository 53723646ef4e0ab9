import { useIsInBrowser } from '@/ui/useIsInBrowser';
import type { CurrentUser } from './currentUser';
import { useAuth } from './useAuth';

/**
 * Who is signed in, for pages that offer members something else. They are prerendered as visitors see them,
 * and hydrated like that; `isUncertain` until it is known whether a session that is stored still holds.
 */
export function useMember(): { member: CurrentUser | null; isUncertain: boolean } {
  const { user, status } = useAuth();
  const isInBrowser = useIsInBrowser();
  return isInBrowser
    ? { member: user, isUncertain: status === 'loading' }
    : { member: null, isUncertain: true };
}
