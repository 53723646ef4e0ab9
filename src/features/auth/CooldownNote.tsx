import styles from './Form.module.css';

/** How long the next mail has to wait. */
export function CooldownNote({
  secondsLeft,
  className,
}: {
  secondsLeft: number;
  className?: string | undefined;
}) {
  if (secondsLeft === 0) return null;
  const classes = [styles['small'], className].filter(Boolean).join(' ');
  return <p className={classes}>You can send another link in {secondsLeft} s.</p>;
}
