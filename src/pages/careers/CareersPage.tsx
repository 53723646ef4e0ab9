import { careers } from '@/content/careers';
import { absoluteUrl, paths } from '@/paths';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { PageHead } from '@/ui/PageHead';

export function CareersPage() {
  return (
    <>
      <PageHead
        title={careers.title}
        description={careers.description}
        canonical={absoluteUrl(paths.careers)}
      />
      <InfoPage title={careers.title} lead={careers.lead} contents={careers.sections}>
        {careers.sections.map((section) => (
          <InfoSection key={section.id} {...section} />
        ))}
      </InfoPage>
    </>
  );
}
