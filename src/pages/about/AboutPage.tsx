import { styled } from '@mui/material/styles';
import { about } from '@/content/about';
import { statistics } from '@/content/business';
import { instructors } from '@/features/catalogue/instructors';
import { absoluteUrl, paths } from '@/paths';
import { Avatar } from '@/ui/art/Avatar';
import { InfoPage } from '@/ui/InfoPage';
import { InfoSection } from '@/ui/InfoSection';
import { cssVar } from '@/ui/theme/cssVar';

const NumberList = styled('dl')({
  display: 'grid',
  // Two columns, or one where large text leaves no room for both.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(40%, 8rem), 1fr))',
  margin: 0,
  borderBlockStart: `2px solid ${cssVar('ink')}`,
  '& .number': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 4,
    padding: '16px 16px 16px 0',
    borderBlockEnd: `1px solid ${cssVar('rule')}`,
    color: cssVar('ink2'),
  },
  '& .value': {
    margin: 0,
    color: cssVar('ink'),
    fontFamily: 'var(--font-display)',
    fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 3.125rem)',
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '-0.035em',
  },
});

const PersonList = styled('ul')({
  display: 'grid',
  gap: '24px 32px',
  marginBlock: 8,
  listStyle: 'none',
  '@media (width >= 1200px)': { gridTemplateColumns: 'repeat(2, 1fr)' },
  '& .person': { display: 'flex', gap: 16, '@media (width < 11rem)': { display: 'grid' } },
  '& .name': { fontFamily: 'inherit', fontSize: '1rem', fontWeight: 700, lineHeight: 1.5, letterSpacing: 0 },
  '& .bio': { color: cssVar('ink2'), lineHeight: 1.5 },
});

function Numbers() {
  return (
    <NumberList>
      {statistics.map(({ value, label }) => (
        <div key={label} className="number">
          <dt>{label}</dt>
          <dd className="value">{value}</dd>
        </div>
      ))}
    </NumberList>
  );
}

function People() {
  return (
    <PersonList>
      {instructors.map(({ id, name, bio, avatar }) => (
        <li key={id} className="person">
          <Avatar name={name} src={avatar} size={48} />
          <div>
            <h3 className="name">{name}</h3>
            <p className="bio">{bio}</p>
          </div>
        </li>
      ))}
    </PersonList>
  );
}

/** What some sections show after their text. */
const additions = new Map([
  ['numbers', <Numbers key="numbers" />],
  ['people', <People key="people" />],
]);

export function AboutPage() {
  return (
    <InfoPage {...about} canonical={absoluteUrl(paths.about)} contents={about.sections}>
      {about.sections.map((section) => (
        <InfoSection key={section.id} {...section} isRuled={section.id === 'numbers'}>
          {additions.get(section.id)}
        </InfoSection>
      ))}
    </InfoPage>
  );
}
