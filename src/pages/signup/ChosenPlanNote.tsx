import Alert from '@mui/material/Alert';
import { type Plan, planWords } from '@/content/plans';
import { describePlan } from '@/features/auth/forms/chosenPlan';
import { mailTo } from '@/ui/mailTo';
import { TextLink } from '@/ui/TextLink';

/** Names the plan whose button led here, and says what becomes of it. */
export function ChosenPlanNote({ plan }: { plan: Plan }) {
  const { contact } = plan;
  return (
    <Alert severity="info" icon={false} role="note">
      {`${planWords.chosen} ${describePlan(plan)}. ${planWords.signup[contact ? 'quoted' : 'paid']}`}
      {contact && (
        <>
          {' '}
          <TextLink to={mailTo(contact.address, contact.subject)}>{contact.address}</TextLink>
        </>
      )}
    </Alert>
  );
}
