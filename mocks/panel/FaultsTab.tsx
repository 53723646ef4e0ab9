import { addressWithFaults, clearFaults, listFaults, removeFault } from '@mocks/control';
import { copyText } from './copyText';
import { FaultForm } from './FaultForm';
import { faultSentence } from './faultWords';
import type { Page } from './page';
import styles from './Panel.module.css';

interface TabProps {
  page: Page;
  announce: (text: string) => void;
}

/** The faults, and an address that reproduces them for a bug report. */
export function FaultsTab({ page, announce }: TabProps) {
  const faults = listFaults();
  const address = addressWithFaults(page.address());
  return (
    <>
      <FaultForm />
      {faults.length === 0 ? (
        <p className={styles['note']}>No fault is on.</p>
      ) : (
        <>
          <ul className={styles['list']} aria-label="Faults that are on">
            {faults.map((fault) => {
              const sentence = faultSentence(fault);
              return (
                <li key={sentence} className={styles['row']}>
                  <span>{sentence}</span>
                  <button
                    type="button"
                    aria-label={`Remove ${sentence}`}
                    onClick={({ currentTarget }) => {
                      const row = currentTarget.closest('li');
                      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
                      neighbour?.querySelector('button')?.focus();
                      removeFault(fault);
                    }}
                  >
                    Remove
                  </button>
                </li>
              );
            })}
          </ul>
          <p className={styles['link']}>{address}</p>
          <div className={styles['actions']}>
            <button
              type="button"
              onClick={() => {
                void copyText(page, address, 'The address with these faults').then(announce);
              }}
            >
              Copy link with these faults
            </button>
            <button
              type="button"
              onClick={() => {
                clearFaults();
              }}
            >
              Clear all
            </button>
          </div>
        </>
      )}
      <p className={styles['note']}>Faults last as long as this tab.</p>
    </>
  );
}
