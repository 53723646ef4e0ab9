import { affiliate } from '@/content/affiliate';
import { absoluteUrl, paths } from '@/paths';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { PageHead } from '@/ui/PageHead';

export function AffiliatePage() {
  return (
    <>
      <PageHead
        title={affiliate.title}
        description={affiliate.description}
        canonical={absoluteUrl(paths.affiliate)}
      />
      <InfoPage title={affiliate.title} lead={affiliate.lead} contents={affiliate.sections}>
        {affiliate.sections.map((section) => (
          <InfoSection key={section.id} {...section} />
        ))}
      </InfoPage>
    </>
  );
}
