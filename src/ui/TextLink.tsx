import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link, type LinkProps } from 'react-router-dom';

/** A link inside the app, set in ink with the signal underline. */
export function TextLink(props: Omit<LinkProps, 'color'> & Pick<MuiLinkProps, 'underline'>) {
  return <MuiLink component={Link} {...props} />;
}
