import { pricing } from '@/content/pricing';
import { absoluteUrl, paths } from '@/paths';
import { Container } from '@/ui/Container';
import { FaqSection } from '@/ui/FaqSection';
import { PageHead } from '@/ui/PageHead';
import { PassOrCourse } from './PassOrCourse';
import { PlanCards } from './PlanCards';
import styles from './PricingPage.module.css';

export function PricingPage() {
  return (
    <>
      <PageHead
        title={pricing.title}
        description={pricing.description}
        canonical={absoluteUrl(paths.pricing)}
        picture="pricing"
      />
      <Container className={styles['head']}>
        <h1>{pricing.title}</h1>
        <p className={styles['lead']}>{pricing.lead}</p>
      </Container>
      <PlanCards />
      <PassOrCourse />
      <FaqSection title={pricing.faq.title} items={pricing.faq.items} />
    </>
  );
}
