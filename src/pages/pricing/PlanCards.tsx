import Check from '@mui/icons-material/Check';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { useState } from 'react';
import { type Plan, plans, planWords } from '@/content/plans';
import { pricing } from '@/content/pricing';
import type { CurrentUser } from '@/features/auth/currentUser';
import { useMember } from '@/features/auth/useMember';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { TextLink } from '@/ui/TextLink';
import { TextWithMail } from '@/ui/TextWithMail';
import { PlanAction } from './PlanAction';
import styles from './PlanCards.module.css';

function PlanCard({ plan, member }: { plan: Plan; member: CurrentUser | null }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <article className={plan.featured ? styles['featured'] : styles['card']}>
      {plan.featured && <p className={styles['flag']}>{pricing.featuredBadge}</p>}
      <h2 className={styles['name']}>{plan.name}</h2>
      <p className={styles['description']}>{plan.description}</p>
      <p className={styles['price']}>
        <strong className={styles['amount']}>{plan.price}</strong> {plan.period}
      </p>
      <ul className={styles['features']}>
        {plan.features.map((feature) => (
          <li key={feature} className={styles['feature']}>
            <Check className={styles['tick'] ?? ''} />
            {feature}
          </li>
        ))}
      </ul>
      <PlanAction plan={plan} member={member} onAsk={() => setIsAsked(true)} />
      <div>
        {member && <output className={styles['answer']}>{isAsked && planWords.member.paid}</output>}
        <p className={styles['terms']}>
          <TextWithMail text={plan.terms} />
          {plan.contact && !member && (
            <>
              {' '}
              {planWords.account.question}{' '}
              <TextLink to={paths.signupWithPlan(plan.slug)}>{planWords.account.action}</TextLink>
            </>
          )}
        </p>
      </div>
    </article>
  );
}

/** The plans side by side, with the two sentences that hold for all of them. */
export function PlanCards() {
  const { member } = useMember();
  return (
    <Container>
      <div className={styles['cards']}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} member={member} />
        ))}
      </div>
      <ul className={styles['assurances']}>
        <li>
          <VerifiedUserOutlined /> {pricing.assurances.guarantee}
        </li>
        <li>
          <PaymentsOutlined /> {pricing.assurances.payment}
        </li>
      </ul>
    </Container>
  );
}
