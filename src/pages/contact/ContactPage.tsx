import { contact } from '@/content/contact';
import { absoluteUrl, paths } from '@/paths';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { PageHead } from '@/ui/PageHead';
import { ContactForm } from './ContactForm';

const { title, lead, description, sections, form } = contact;

export function ContactPage() {
  return (
    <>
      <PageHead title={title} description={description} canonical={absoluteUrl(paths.contact)} />
      <InfoPage title={title} lead={lead} contents={[...sections, form]}>
        {sections.map((section) => (
          <InfoSection key={section.id} {...section} />
        ))}
        <InfoSection id={form.id} heading={form.heading} paragraphs={form.paragraphs}>
          <ContactForm />
        </InfoSection>
      </InfoPage>
    </>
  );
}
