import { InfoPage, type InfoPageProps } from './InfoPage';
import { InfoSection, type InfoSectionProps } from './InfoSection';

interface TextPageProps extends Omit<InfoPageProps, 'contents' | 'children'> {
  sections: readonly InfoSectionProps[];
}

/** A page to read that holds nothing but its sections. */
export function TextPage({ sections, ...page }: TextPageProps) {
  return (
    <InfoPage {...page} contents={sections}>
      {sections.map((section) => (
        <InfoSection key={section.id} {...section} />
      ))}
    </InfoPage>
  );
}
