import { Link, type LinkProps } from 'react-router-dom';
import styles from './TextLink.module.css';

/** A link inside the app, set in ink with the signal underline. */
export function TextLink({ className, ...link }: LinkProps) {
  return <Link className={[styles['link'], className].filter(Boolean).join(' ')} {...link} />;
}
