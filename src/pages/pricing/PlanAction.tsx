import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Plan, planWords } from '@/content/plans';
import type { CurrentUser } from '@/features/auth/currentUser';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { mailTo } from '@/ui/mailTo';
import styles from './PlanCards.module.css';

/**
 * A plan's button. It leads a visitor to sign-up, which names the plan, and opens a mail where the price is
 * agreed by letter. A member has signed up already and cannot pay yet, which the button says where it stands.
 */
export function PlanAction({ plan, member }: { plan: Plan; member: CurrentUser | null }) {
  const [isAsked, setIsAsked] = useState(false);
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
    <>
      <Button {...look} onClick={() => setIsAsked(true)}>
        {ctaLabel}
      </Button>
      <output className={styles['answer']}>{isAsked && planWords.member.paid}</output>
    </>
  );
}
