import { contact } from '@/content/contact';
import { absoluteUrl, paths } from '@/paths';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { ContactForm } from './ContactForm';

const { sections, form } = contact;

export function ContactPage() {
  return (
    <InfoPage {...contact} canonical={absoluteUrl(paths.contact)} contents={[...sections, form]}>
      {sections.map((section) => (
        <InfoSection key={section.id} {...section} />
      ))}
      <InfoSection id={form.id} heading={form.heading} paragraphs={form.paragraphs}>
        <ContactForm />
      </InfoSection>
    </InfoPage>
  );
}
