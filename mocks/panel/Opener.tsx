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

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** Opens the panel; its label counts the mails received and the faults that are on. */
export function Opener({ ref, mails, faults, hasNews, isOpen, onClick }: OpenerProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles['opener']}
      data-news={hasNews}
      data-faulty={faults > 0}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Drawing of="mail" />
      <span>
        Development tools, {counted(mails, 'mail', 'mails')}
        {faults > 0 && `, ${counted(faults, 'fault on', 'faults on')}`}
      </span>
    </button>
  );
}
