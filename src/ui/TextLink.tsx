import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link, type LinkProps } from 'react-router-dom';

type TextLinkProps = Omit<MuiLinkProps, 'component' | 'href'> & Pick<LinkProps, 'to' | 'state' | 'replace'>;

/** A link inside the app, set in ink with the signal underline. */
export function TextLink(props: TextLinkProps) {
  return <MuiLink component={Link} {...props} />;
}
