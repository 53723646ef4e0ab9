import Logout from '@mui/icons-material/Logout';
import Button, { type ButtonProps } from '@mui/material/Button';
import { ChangingText } from '@/ui/ChangingText';
import { type Layer, useLogout } from './useLogout';

interface LogoutButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'ref'> {
  /** The layer it is in. */
  layer?: Layer;
}

export function LogoutButton({ layer, ...look }: LogoutButtonProps) {
  const { logout, isWaiting, label } = useLogout();
  return (
    <Button startIcon={<Logout />} aria-disabled={isWaiting} onClick={() => logout(layer)} {...look}>
      <ChangingText>{label}</ChangingText>
    </Button>
  );
}
