import Button from '@mui/material/Button';
import type { Plan } from '@/content/pricePlans';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { mailTo } from '@/ui/mailTo';

interface PlanActionProps {
  plan: Plan;
  member: CurrentUser | null;
  /** Called when a member asks for the plan. */
  onAsk: () => void;
}

/**
 * A plan's button. It leads a visitor to sign-up, which names the plan, or opens a mail where the price is individual.
 * Members have signed up already and cannot pay yet; the card tells them so.
 */
export function PlanAction({ plan, member, onAsk }: PlanActionProps) {
  const { slug, contact, ctaLabel } = plan;
  const look = { variant: plan.featured ? 'contained' : 'outlined', size: 'large', fullWidth: true } as const;
  if (contact || !member) {
    const to = contact ? mailTo(contact.address, contact.subject) : paths.signupWithPlan(slug);
    return (
      <LinkButton to={to} {...look}>
        {ctaLabel}
      </LinkButton>
    );
  }
  return (
    <Button {...look} onClick={onAsk}>
      {ctaLabel}
    </Button>
  );
}
