import { type Plan, planWords } from '@/content/plans';
import { describePlan } from '@/features/auth/chosenPlan';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { mailTo } from '@/ui/mailTo';
import styles from './Section.module.css';

/** What has become of the plan that somebody chose before they had an account, or signed in. */
export function ChosenPlan({ plan }: { plan: Plan }) {
  const { contact } = plan;
  return (
    <section className={styles['section']} aria-labelledby="chosen-plan">
      <h2 id="chosen-plan" className={styles['title']}>
        {`${planWords.chosen} ${plan.name}`}
      </h2>
      <div className={styles['rows']}>
        <div className={styles['row']}>
          <div>
            <h3>{describePlan(plan)}</h3>
            <p>{`${planWords.member[contact ? 'quoted' : 'paid']} ${planWords.openToAll}`}</p>
          </div>
          {contact ? (
            <LinkButton to={mailTo(contact.address, contact.subject)} variant="outlined">
              {plan.ctaLabel}
            </LinkButton>
          ) : (
            <LinkButton to={paths.pricing} variant="outlined">
              {planWords.compare}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
