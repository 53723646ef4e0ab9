import type { Ref } from 'react';
import { Drawing } from './Drawing';
import styles from './Panel.module.css';

interface OpenerProps {
  ref: Ref<HTMLButtonElement>;
  mails: number;
  faults: number;
  /** A mail came that the panel has not shown yet. */
  hasNews: boolean;
  isOpen: boolean;
  onClick: () => void;
}

const faultWords = (count: number): string => (count === 1 ? '1 fault on' : `${count} faults on`);

/** Narrow while nothing is new, so that it lies in the page's margin. */
export function Opener({ ref, mails, faults, hasNews, isOpen, onClick }: OpenerProps) {
  const name = `Development mailbox (${mails})${faults > 0 ? `, ${faultWords(faults)}` : ''}`;
  return (
    <button
      ref={ref}
      type="button"
      className={styles['opener']}
      data-news={hasNews}
      data-faulty={faults > 0}
      aria-label={name}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Drawing of="mail" />
      <span className={styles['openerLabel']}>Development mailbox</span>
      <span>({mails})</span>
      {faults > 0 && <span className={styles['openerFaults']}>{faultWords(faults)}</span>}
    </button>
  );
}
