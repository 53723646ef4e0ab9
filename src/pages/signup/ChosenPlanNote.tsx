import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type Plan, plans, planWords } from '@/content/pricePlans';
import { describePlan } from '@/features/auth/forms/chosenPlan';
import { mailTo } from '@/ui/mailTo';
import { TextLink } from '@/ui/TextLink';

const roomFor = (lines: number, linesOnPhone: number, linesOnSmallPhone: number) => ({
  display: 'grid',
  minHeight: `calc(28px + ${lines}lh)`,
  '@media (width < 640px)': { minHeight: `calc(28px + ${linesOnPhone}lh)` },
  '@media (width < 360px)': { minHeight: `calc(28px + ${linesOnSmallPhone}lh)` },
});

/** A prerendered page whose address names one of these plans. */
const served = (chosen: readonly Plan[]): string =>
  `html:is(${chosen.map(({ slug }) => `[data-plan="${slug}"]`).join(', ')}) [data-page] &`;

/** Reserves room for the note in a page that is prerendered without it (src/boot/markDocument.ts). */
export const PlanPlaceholder = styled('div')({
  lineHeight: '1.5rem',
  '&:empty': { display: 'none' },
  [served(plans.filter(({ contact }) => !contact))]: roomFor(2, 4, 5),
  [served(plans.filter(({ contact }) => contact))]: roomFor(3, 5, 6),
});

/** Names the plan whose button led here, and says what happens with it. */
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
