import { Navigate, type NavigateProps, useNavigation } from 'react-router-dom';

type RedirectProps = Pick<NavigateProps, 'to' | 'state'>;

/**
 * Replaces this page by another one. `Navigate` asks for that once, and a step through history that overtakes it
 * may end on this page again; so it asks anew whenever a navigation has come to rest here.
 */
export function Redirect(props: RedirectProps) {
  const isAtRest = useNavigation().state === 'idle';
  return isAtRest && <Navigate {...props} replace />;
}
