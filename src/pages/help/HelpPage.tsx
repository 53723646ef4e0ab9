import { help } from '@/content/help';
import { absoluteUrl, paths } from '@/paths';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { PageHead } from '@/ui/PageHead';

export function HelpPage() {
  return (
    <>
      <PageHead title={help.title} description={help.description} canonical={absoluteUrl(paths.help)} />
      <InfoPage title={help.title} lead={help.lead} contents={help.sections}>
        {help.sections.map((section) => (
          <InfoSection key={section.id} {...section} />
        ))}
      </InfoPage>
    </>
  );
}
