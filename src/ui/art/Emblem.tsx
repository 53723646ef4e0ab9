import type { Motif } from './coverArt';
import styles from './Emblem.module.css';
import { emblemUri } from './emblemArt';

/** A square picture of a motif that fills the width it is given. Decorative: its label always stands beside it. */
export function Emblem({ motif, className }: { motif: Motif; className?: string | undefined }) {
  return (
    <img
      className={[styles['emblem'], className].filter(Boolean).join(' ')}
      src={emblemUri(motif)}
      alt=""
      width={180}
      height={180}
      loading="lazy"
      decoding="async"
    />
  );
}
