import { privacy } from '@/content/privacy';
import { formatDay } from '@/features/catalogue/formatCourse';
import { absoluteUrl, paths } from '@/paths';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { PageHead } from '@/ui/PageHead';

export function PrivacyPage() {
  return (
    <>
      <PageHead
        title={privacy.title}
        description={privacy.description}
        canonical={absoluteUrl(paths.privacy)}
      />
      <InfoPage
        title={privacy.title}
        lead={privacy.lead}
        contents={privacy.sections}
        updated={{ day: privacy.updated, text: formatDay(privacy.updated) }}
      >
        {privacy.sections.map((section) => (
          <InfoSection key={section.id} {...section} />
        ))}
      </InfoPage>
    </>
  );
}
