import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';

type Look = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'startIcon' | 'endIcon'>;

/** A link inside the app that looks like a button. */
export function LinkButton(props: Omit<LinkProps, 'color'> & Look) {
  return <Button component={Link} {...props} />;
}
