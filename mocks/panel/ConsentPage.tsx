import type { Consent } from '@mocks/control';
import { KnownAccounts } from './KnownAccounts';
import type { Page } from './page';
import styles from './Panel.module.css';
import { type Profile, SomeoneElse } from './SomeoneElse';

interface ConsentPageProps {
  consent: Consent;
  page: Page;
}

/** Plays a provider's page, which asks whom to sign in as, or whether to decline. */
export function ConsentPage({ consent, page }: ConsentPageProps) {
  const goOn = (user: Profile) => {
    void consent.accept(user).then(page.go);
  };
  return (
    <main className={styles['serverPage']}>
      <h1 className={styles['pageTitle']}>Sign in with {consent.provider}</h1>
      <p>The emulator plays {consent.provider}. Nothing leaves this browser.</p>
      <KnownAccounts onChoose={goOn} />
      <SomeoneElse onChoose={goOn} />
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
