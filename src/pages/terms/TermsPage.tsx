import { terms } from '@/content/terms';
import { formatDay } from '@/features/catalogue/formatCourse';
import { absoluteUrl, paths } from '@/paths';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { PageHead } from '@/ui/PageHead';

export function TermsPage() {
  return (
    <>
      <PageHead title={terms.title} description={terms.description} canonical={absoluteUrl(paths.terms)} />
      <InfoPage
        title={terms.title}
        lead={terms.lead}
        contents={terms.sections}
        updated={{ day: terms.updated, text: formatDay(terms.updated) }}
      >
        {terms.sections.map((section) => (
          <InfoSection key={section.id} {...section} />
        ))}
      </InfoPage>
    </>
  );
}
