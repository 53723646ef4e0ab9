import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

type LinkButtonProps = Omit<ButtonProps<typeof Link>, 'component'>;

/** A link inside the app that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />;
}
