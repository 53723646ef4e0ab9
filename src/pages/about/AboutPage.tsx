import { about } from '@/content/about';
import { statistics } from '@/content/business';
import { instructors } from '@/features/catalogue/instructors';
import { absoluteUrl, paths } from '@/paths';
import { Avatar } from '@/ui/art/Avatar';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { PageHead } from '@/ui/PageHead';
import styles from './AboutPage.module.css';

function Numbers() {
  return (
    <dl className={styles['numbers']}>
      {statistics.map(({ value, label }) => (
        <div key={label} className={styles['number']}>
          <dt>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function People() {
  return (
    <ul className={styles['people']}>
      {instructors.map(({ id, name, bio, avatar }) => (
        <li key={id} className={styles['person']}>
          <Avatar name={name} src={avatar} size={48} />
          <div>
            <h3 className={styles['name']}>{name}</h3>
            <p className={styles['bio']}>{bio}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What some sections show besides their words. */
const additions = new Map([
  ['numbers', <Numbers key="numbers" />],
  ['people', <People key="people" />],
]);

export function AboutPage() {
  return (
    <>
      <PageHead title={about.tabTitle} description={about.description} canonical={absoluteUrl(paths.about)} />
      <InfoPage title={about.title} lead={about.lead} contents={about.sections}>
        {about.sections.map((section) => (
          <InfoSection key={section.id} {...section}>
            {additions.get(section.id)}
          </InfoSection>
        ))}
      </InfoPage>
    </>
  );
}
