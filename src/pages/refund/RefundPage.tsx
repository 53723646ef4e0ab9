import { refund } from '@/content/refund';
import { formatDay } from '@/features/catalogue/formatCourse';
import { absoluteUrl, paths } from '@/paths';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { PageHead } from '@/ui/PageHead';

export function RefundPage() {
  return (
    <>
      <PageHead title={refund.title} description={refund.description} canonical={absoluteUrl(paths.refund)} />
      <InfoPage
        title={refund.title}
        lead={refund.lead}
        contents={refund.sections}
        updated={{ day: refund.updated, text: formatDay(refund.updated) }}
      >
        {refund.sections.map((section) => (
          <InfoSection key={section.id} {...section} />
        ))}
      </InfoPage>
    </>
  );
}
