import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { pricing } from '@/content/pricing';
import { absoluteUrl, paths } from '@/paths';
import { FaqSection } from '@/ui/FaqSection';
import { PageHead } from '@/ui/PageHead';
import { PassOrCourse } from './PassOrCourse';
import { PlanCards } from './PlanCards';

const Head = styled('div')({
  paddingBlock: 'clamp(40px, 5vw, 72px) clamp(32px, 4vw, 48px)',
  '& .lead': { maxWidth: '36em', marginBlockStart: 16 },
  '@media (width >= 900px)': {
    textAlign: 'center',
    '& .lead': { marginInline: 'auto', textWrap: 'balance' },
  },
});

export function PricingPage() {
  return (
    <>
      <PageHead
        title={pricing.title}
        description={pricing.description}
        canonical={absoluteUrl(paths.pricing)}
        picture="pricing"
      />
      <Head>
        <Container>
          <Typography variant="h1">{pricing.title}</Typography>
          <Typography variant="lead" component="p" color="textSecondary" className="lead">
            {pricing.lead}
          </Typography>
        </Container>
      </Head>
      <PlanCards />
      <PassOrCourse />
      <FaqSection title={pricing.faq.title} items={pricing.faq.items} />
    </>
  );
}
