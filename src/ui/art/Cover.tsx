import styles from './Cover.module.css';

interface CoverProps {
  src: string;
  /** For the covers a visitor sees first. */
  eager?: boolean;
  className?: string | undefined;
}

/** A 16:9 picture that fills the width it is given. Decorative: its title always stands beside it. */
export function Cover({ src, eager = false, className }: CoverProps) {
  return (
    <img
      className={[styles['cover'], className].filter(Boolean).join(' ')}
      src={src}
      alt=""
      width={320}
      height={180}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
