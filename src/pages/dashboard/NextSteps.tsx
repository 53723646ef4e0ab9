import type { AccountType } from '@/features/auth/currentUser';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import styles from './Section.module.css';

/** What can be done from here. Nothing is shown that the product does not know. */
export function NextSteps({ accountType }: { accountType: AccountType }) {
  return (
    <section className={styles['section']} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles['title']}>
        What next
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
              <h3>Ready to teach?</h3>
              <p>See how publishing works.</p>
            </div>
            <LinkButton to={paths.creators} variant="outlined">
              For Creators
            </LinkButton>
          </div>
        </div>
      )}
    </section>
  );
}
