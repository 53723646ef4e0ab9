import { Navigate, type NavigateProps, useNavigation } from 'react-router-dom';

type RedirectProps = Pick<NavigateProps, 'to' | 'state'>;

/**
 * Replaces this page with another one. `Navigate` navigates only once, and a history step that overtakes it may end
 * on this page again; so it is rendered anew whenever a navigation has settled here.
 */
export function Redirect(props: RedirectProps) {
  const isAtRest = useNavigation().state === 'idle';
  return isAtRest && <Navigate {...props} replace />;
}
