import { useRef } from 'react';
import { LogoutButton } from '@/features/auth/session/LogoutButton';
import { useFocusFallback } from '@/ui/focusMain';

/**
 * Ends a session that the service cannot confirm right now. The button goes when the service is back or the session
 * ends.
 */
export function UnconfirmedLogout() {
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button);
  return <LogoutButton ref={button} variant="text" />;
}
