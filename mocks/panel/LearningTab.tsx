import { useId, useState } from 'react';
import { type LearningOverview, learningOf, listAccounts } from '@mocks/control';
import styles from './Panel.module.css';

interface Fact {
  key: string;
  term: string;
  text: string;
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section className={styles['item']}>
      <h3 className={styles['subject']}>{title}</h3>
      <dl className={styles['facts']}>
        {facts.map(({ key, term, text }) => (
          <div key={key} className={styles['fact']}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf({ courses, savedCourses, certificates, answers, notes }: LearningOverview) {
  return {
    Courses: courses.map(({ title, completed, lessons, lastLesson }) => ({
      key: title,
      term: title,
      text: `${completed} of ${lessons} lessons${lastLesson === null ? '' : `, last opened: ${lastLesson}`}`,
    })),
    'Saved courses': savedCourses.map((title) => ({ key: title, term: title, text: 'Saved' })),
    Certificates: certificates.map(({ code, course }) => ({ key: code, term: course, text: code })),
    Answers: answers.map(({ block, text }) => ({ key: block, term: block, text })),
    Notes: notes.map(({ id, lesson, text }) => ({ key: id, term: lesson, text })),
  };
}

/** What one user has learnt, saved and written. */
export function LearningTab() {
  const id = useId();
  const accounts = listAccounts().filter(({ email }) => email !== '');
  const [chosen, choose] = useState(accounts[0]?.id ?? '');
  const sections = Object.entries(factsOf(learningOf(chosen)));
  return (
    <>
      <div className={styles['form']}>
        <label htmlFor={id}>User</label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => {
            choose(target.value);
          }}
        >
          {accounts.map(({ id: accountId, name, email }) => (
            <option key={accountId} value={accountId}>
              {name === '' ? email : `${name}, ${email}`}
            </option>
          ))}
        </select>
      </div>
      {sections.every(([, facts]) => facts.length === 0) ? (
        <p className={styles['note']}>Nothing yet: no course, no answer and no note.</p>
      ) : (
        <div className={styles['learning']}>
          {sections.map(([title, facts]) => (
            <Facts key={title} title={title} facts={facts} />
          ))}
        </div>
      )}
    </>
  );
}
