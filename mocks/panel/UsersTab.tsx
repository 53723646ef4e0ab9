import { type Account, confirmAccount, listAccounts, resetAll, sessionTextFor } from '@mocks/control';
import { type Page, storeSession } from './page';
import styles from './Panel.module.css';

interface TabProps {
  supabaseUrl: string;
  page: Page;
}

function AccountItem({ account, supabaseUrl, page }: TabProps & { account: Account }) {
  const { id, email, name, password, isConfirmed } = account;
  const shown = name === '' ? email : name;
  const signIn = async () => {
    storeSession(supabaseUrl, await sessionTextFor(id, supabaseUrl));
    page.reload();
  };
  return (
    <li className={styles['item']}>
      <h3 className={styles['subject']}>{shown}</h3>
      <dl className={styles['facts']}>
        <dt>Email</dt>
        <dd>{email}</dd>
        {password !== null && (
          <>
            <dt>Password</dt>
            <dd>
              <code>{password}</code>
            </dd>
          </>
        )}
      </dl>
      {!isConfirmed && <p className={styles['note']}>Email not confirmed yet.</p>}
      <div className={styles['actions']}>
        {/* One button for both, so that it keeps the focus after it is pressed. */}
        <button
          type="button"
          className={isConfirmed ? styles['main'] : undefined}
          onClick={() => {
            if (isConfirmed) void signIn();
            else confirmAccount(id);
          }}
        >
          {isConfirmed ? `Sign in as ${shown}` : `Confirm ${shown} now`}
        </button>
      </div>
    </li>
  );
}

/** Every account, and a reset. */
export function UsersTab({ supabaseUrl, page }: TabProps) {
  return (
    <>
      <ul className={styles['list']}>
        {listAccounts()
          .filter(({ email }) => email !== '')
          .map((account) => (
            <AccountItem key={account.id} account={account} supabaseUrl={supabaseUrl} page={page} />
          ))}
      </ul>
      <div className={styles['actions']}>
        <button
          type="button"
          onClick={() => {
            resetAll();
            storeSession(supabaseUrl, null);
            page.reload();
          }}
        >
          Reset all data
        </button>
      </div>
      <p className={styles['note']}>
        Brings back the first users and the usual settings, and signs out. Mails, faults and new accounts are
        gone.
      </p>
    </>
  );
}
