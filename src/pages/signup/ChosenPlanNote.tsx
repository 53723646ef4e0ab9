import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type Plan, planWords } from '@/content/plans';
import { describePlan } from '@/features/auth/forms/chosenPlan';
import { mailTo } from '@/ui/mailTo';
import { TextLink } from '@/ui/TextLink';

/** Keeps room for the note in a page that is served without it (src/boot/markDocument.ts). */
export const PlanRoom = styled('div')({
  '&:empty': { display: 'none' },
  'html[data-plan] [data-page] &': {
    display: 'grid',
    minHeight: 76,
    '@media (width < 640px)': { minHeight: 124 },
    '@media (width < 360px)': { minHeight: 148 },
  },
});

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
