import { creators } from '@/content/creators';
import { absoluteUrl, paths } from '@/paths';
import { CallToActionBand } from '@/ui/CallToActionBand';
import { FaqSection } from '@/ui/FaqSection';
import { LinkButton } from '@/ui/LinkButton';
import { PageHead } from '@/ui/PageHead';
import { CreatorsHero } from './CreatorsHero';
import { CreatorSteps } from './CreatorSteps';
import { CreatorTools } from './CreatorTools';
import { RevenueShare } from './RevenueShare';

export function CreatorsPage() {
  return (
    <>
      <PageHead
        title={creators.title.join(' ')}
        description={creators.description}
        canonical={absoluteUrl(paths.creators)}
        picture="creators"
      />
      <CreatorsHero />
      <CreatorTools />
      <RevenueShare />
      <CreatorSteps />
      <FaqSection title={creators.faq.title} items={creators.faq.items} />
      <CallToActionBand title={creators.closing.title} lead={creators.closing.lead}>
        <LinkButton to={paths.signup} state={{ accountType: 'creator' }} variant="onRed" size="large">
          {creators.action}
        </LinkButton>
      </CallToActionBand>
    </>
  );
}
