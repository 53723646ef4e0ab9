import Check from '@mui/icons-material/Check';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { useEffect, useRef, useState } from 'react';
import { type Plan, plans, planWords } from '@/content/pricePlans';
import { pricing } from '@/content/pricing';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { useMember } from '@/features/auth/session/useMember';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { TextWithMail } from '@/ui/TextWithMail';
import { PlanAction } from './PlanAction';
import { Assurances, Plans } from './PlanCards.styles';

function PlanCard({ plan, member }: { plan: Plan; member: CurrentUser | null }) {
  const [timesAsked, setTimesAsked] = useState(0);
  const answer = useRef<HTMLOutputElement>(null);
  // The answer is below the button, which may be at the bottom of the window.
  useEffect(() => {
    if (timesAsked > 0) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [timesAsked]);
  return (
    <Card component="article" variant="outlined" className={plan.featured ? 'plan featured' : 'plan'}>
      {plan.featured && <p className="flag">{pricing.featuredBadge}</p>}
      <h2 className="name">{plan.name}</h2>
      <p className="description">{plan.description}</p>
      <p className="price">
        <strong className="amount">{plan.price}</strong> <span className="period">{plan.period}</span>
      </p>
      <ul className="features">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check />
            {feature}
          </li>
        ))}
      </ul>
      <PlanAction plan={plan} member={member} onAsk={() => setTimesAsked((times) => times + 1)} />
      <div>
        {member && (
          <output ref={answer} className="answer">
            {/* A new element each time: the same words in the same element would not be read again. */}
            {timesAsked > 0 && <span key={timesAsked}>{planWords.member.paid}</span>}
          </output>
        )}
        <p className="terms">
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
    </Card>
  );
}

/** The plans side by side, with the two sentences that apply to all of them. */
export function PlanCards() {
  const { member } = useMember();
  return (
    <Container>
      <Plans>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} member={member} />
        ))}
      </Plans>
      <Assurances>
        <li>
          <VerifiedUserOutlined /> {pricing.assurances.guarantee}
        </li>
        <li>
          <PaymentsOutlined /> {pricing.assurances.payment}
        </li>
      </Assurances>
    </Container>
  );
}
