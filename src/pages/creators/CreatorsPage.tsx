import { creators } from '@/content/creators';
import { absoluteUrl, paths } from '@/paths';
import { FaqSection } from '@/ui/FaqSection';
import { PageHead } from '@/ui/PageHead';
import { CreatorsClosing } from './CreatorsClosing';
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
      <CreatorsClosing />
    </>
  );
}
