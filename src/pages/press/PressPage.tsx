import { press } from '@/content/press';
import { absoluteUrl, paths } from '@/paths';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { PageHead } from '@/ui/PageHead';

export function PressPage() {
  return (
    <>
      <PageHead title={press.title} description={press.description} canonical={absoluteUrl(paths.press)} />
      <InfoPage title={press.title} lead={press.lead} contents={press.sections}>
        {press.sections.map((section) => (
          <InfoSection key={section.id} {...section} />
        ))}
      </InfoPage>
    </>
  );
}
