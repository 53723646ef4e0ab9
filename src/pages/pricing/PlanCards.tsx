import Check from '@mui/icons-material/Check';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { type Plan, plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { LinkButton } from '@/ui/LinkButton';
import { TextWithMail } from '@/ui/TextWithMail';
import styles from './PlanCards.module.css';

function PlanCard({ plan }: { plan: Plan }) {
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
      <LinkButton
        to={paths.signup}
        state={{ accountType: plan.accountType }}
        variant={plan.featured ? 'contained' : 'outlined'}
        size="large"
        fullWidth
      >
        {plan.ctaLabel}
      </LinkButton>
      <p className={styles['terms']}>
        <TextWithMail text={plan.terms} />
      </p>
    </article>
  );
}

/** The plans side by side, with the two sentences that hold for all of them. */
export function PlanCards() {
  return (
    <Container>
      <div className={styles['cards']}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
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
