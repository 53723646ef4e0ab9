import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './LinkButton.module.css';

interface LinkButtonProps extends LinkProps {
  /** As of the theme's button, and two for red bands. */
  variant?: 'text' | 'contained' | 'outlined' | 'ink' | 'onRed' | 'onRedOutlined';
  size?: 'medium' | 'large';
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/**
 * A link inside the app that looks like the theme's button. It is in every header and on every page, so it
 * is drawn by a style sheet and costs nothing when a page is taken over.
 */
export function LinkButton({
  variant = 'text',
  size = 'medium',
  fullWidth = false,
  startIcon,
  endIcon,
  className,
  children,
  ...link
}: LinkButtonProps) {
  const classes = [
    styles['button'],
    styles[variant],
    styles[size],
    fullWidth && styles['fullWidth'],
    className,
  ];
  return (
    <Link className={classes.filter(Boolean).join(' ')} {...link}>
      {startIcon !== undefined && <span className={styles['startIcon']}>{startIcon}</span>}
      {children}
      {endIcon !== undefined && <span className={styles['endIcon']}>{endIcon}</span>}
    </Link>
  );
}
