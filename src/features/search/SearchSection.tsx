import { useId } from 'react';
import { categoryStyle } from '@/features/catalogue/categories';
import { countOf } from '@/features/catalogue/formatCourse';
import { HueLabel } from '@/ui/HueLabel';
import type { ResultSection } from './findResults';
import { SearchHit } from './SearchHit';
import styles from './SearchSection.module.css';
import type { Combobox } from './useCombobox';

interface SearchSectionProps extends ResultSection {
  needle: string;
  combobox: Combobox;
  /** Which of the combobox's groups this is. */
  index: number;
}

/** One heading with its group of courses. */
export function SearchSection({ heading, category, courses, needle, combobox, index }: SearchSectionProps) {
  const headingId = useId();
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['heading']}>
          {category ? <HueLabel hue={categoryStyle(category).hue} label={heading} /> : heading}
        </h2>
        {category && <span className={styles['count']}>{countOf(courses.length, 'result')}</span>}
      </div>
      <div {...combobox.groupProps(index, headingId)}>
        {courses.map((course, position) => (
          <SearchHit
            key={course.id}
            course={course}
            needle={needle}
            optionProps={combobox.optionProps(index, position)}
          />
        ))}
      </div>
    </section>
  );
}
