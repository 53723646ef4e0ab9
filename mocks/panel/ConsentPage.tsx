import { useId, useState } from 'react';
import { type Consent, listAccounts } from '@mocks/control';
import type { Page } from './page';
import styles from './Panel.module.css';

interface ConsentPageProps {
  consent: Consent;
  page: Page;
}

/** Plays a provider's own page: whom to sign in as, or not to. */
export function ConsentPage({ consent, page }: ConsentPageProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const goOn = (user: { email: string; name: string }) => {
    void consent.accept(user).then(page.go);
  };
  return (
    <main className={styles['serverPage']}>
      <h1 className={styles['pageTitle']}>Sign in with {consent.provider}</h1>
      <p>The emulator plays {consent.provider}. Nothing leaves this browser.</p>
      <ul className={styles['choices']}>
        {listAccounts()
          .filter((account) => account.email !== '')
          .map((account) => (
            <li key={account.id}>
              <button
                type="button"
                className={styles['choice']}
                onClick={() => {
                  goOn(account);
                }}
              >
                <span>Continue as {account.name === '' ? account.email : account.name}</span>{' '}
                <span className={styles['choiceMail']}>{account.email}</span>
              </button>
            </li>
          ))}
      </ul>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          goOn({ email: email.trim(), name: name.trim() });
        }}
      >
        <h2 className={styles['title']}>Someone else</h2>
        <label htmlFor={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <label htmlFor={`${id}-email`}>Email</label>
        <input
          id={`${id}-email`}
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
          }}
        />
        <button type="submit">Continue</button>
      </form>
      <div className={styles['actions']}>
        <button
          type="button"
          onClick={() => {
            void consent.decline().then(page.go);
          }}
        >
          Decline
        </button>
      </div>
    </main>
  );
}
