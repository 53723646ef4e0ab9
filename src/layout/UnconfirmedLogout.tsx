import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useLogout } from '@/features/auth/session/useLogout';
import { useFocusFallback } from '@/ui/focusMain';

/**
 * Ends a session that the service cannot confirm right now. The button goes when the service is back or the session
 * ends.
 */
export function UnconfirmedLogout() {
  const button = useRef<HTMLButtonElement>(null);
  const { logout, isWaiting, label } = useLogout();
  useFocusFallback(button);
  return (
    <Button
      ref={button}
      variant="text"
      startIcon={<Logout />}
      aria-disabled={isWaiting}
      onClick={() => logout()}
    >
      {label}
    </Button>
  );
}
