import { addresses } from '@/content/addresses';
import { creators } from '@/content/creators';
import type { AccountType } from '@/features/auth/currentUser';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { mailTo } from '@/ui/mailTo';
import styles from './Section.module.css';

const { outline, dashboard } = creators.members;

/** What can be done from here. Nothing is shown that the product does not know. */
export function NextSteps({ accountType }: { accountType: AccountType }) {
  return (
    <section className={styles['section']} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles['title']}>
        {`What's next`}
      </h2>
      <EmptyState heading="h3" title="Find your next course." isBoxed>
        <LinkButton to={paths.courses} variant="contained">
          Browse courses
        </LinkButton>
      </EmptyState>
      {accountType === 'creator' && (
        <div className={styles['rows']}>
          <div className={styles['row']}>
            <div>
              <h3>{dashboard.earn.title}</h3>
              <p>{dashboard.earn.text}</p>
            </div>
            <LinkButton to={paths.creators} variant="outlined">
              {dashboard.earn.action}
            </LinkButton>
          </div>
          <div className={styles['row']}>
            <div>
              <h3>{dashboard.outline.title}</h3>
              <p>{dashboard.outline.text}</p>
            </div>
            <LinkButton to={mailTo(addresses.creators, outline.subject)} variant="outlined">
              {outline.action}
            </LinkButton>
          </div>
        </div>
      )}
    </section>
  );
}
