import { type Account, listAccounts } from '@mocks/control';
import styles from './Panel.module.css';

/** A button for every account that has an address. */
export function KnownAccounts({ onChoose }: { onChoose: (account: Account) => void }) {
  return (
    <ul className={styles['choices']}>
      {listAccounts()
        .filter((account) => account.email !== '')
        .map((account) => (
          <li key={account.id}>
            <button
              type="button"
              className={styles['choice']}
              onClick={() => {
                onChoose(account);
              }}
            >
              <span>Continue as {account.name === '' ? account.email : account.name}</span>{' '}
              <span className={styles['choiceMail']}>{account.email}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}
