import type { ComponentProps } from 'react';
import styles from './BarButton.module.css';

/** A round icon button of the header, which is taken over on every page: like the theme's, without its cost. */
export function BarButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" className={[styles['button'], className].filter(Boolean).join(' ')} {...button} />
  );
}
