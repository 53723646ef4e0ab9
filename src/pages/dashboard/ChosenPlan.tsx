import Typography from '@mui/material/Typography';
import { type Plan, planWords } from '@/content/pricePlans';
import { describePlan } from '@/features/auth/forms/chosenPlan';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { mailTo } from '@/ui/mailTo';
import { Section } from './Section';

/** What happens with the plan that a member chose before signing up or in. */
export function ChosenPlan({ plan }: { plan: Plan }) {
  const { contact } = plan;
  return (
    <Section aria-labelledby="chosen-plan">
      <Typography variant="h2" id="chosen-plan" className="title">
        {`${planWords.chosen} ${plan.name}`}
      </Typography>
      <div className="rows">
        <div className="row">
          <div>
            <Typography variant="h3">{describePlan(plan)}</Typography>
            <Typography>{`${planWords.member[contact ? 'quoted' : 'paid']} ${planWords.openToAll}`}</Typography>
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
    </Section>
  );
}
