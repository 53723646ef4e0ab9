import Check from '@mui/icons-material/Check';
import Search from '@mui/icons-material/Search';
import { CategoryLabel } from '@/features/catalogue/CategoryLabel';
import { courses } from '@/features/catalogue/courses';
import { details } from '@/features/catalogue/details/prompting-that-works';
import { filterCourses } from '@/features/catalogue/filterCourses';
import { noFilters } from '@/features/catalogue/catalogueFilters';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { paths } from '@/paths';
import styles from './DemoPicture.module.css';

const query = 'Priya';
const found = filterCourses(courses, { ...noFilters, text: query }, 'popular').courses.slice(0, 3);
const narrowed = filterCourses(
  courses,
  { ...noFilters, category: 'ai-fundamentals', level: 'beginner' },
  'popular',
).courses;

function SearchStep() {
  return (
    <>
      <div className={styles['field']}>
        <Search fontSize="small" />
        {query}
      </div>
      {found.map(({ id, title, instructor, price }) => (
        <div key={id} className={styles['row']}>
          <span>
            <b>{title}</b>
            <small>{instructor.name}</small>
          </span>
          <b>{formatPrice(price)}</b>
        </div>
      ))}
    </>
  );
}

function FilterStep() {
  return (
    <>
      <div className={styles['chips']}>
        <span>
          <CategoryLabel category="ai-fundamentals" />
        </span>
        <span>Beginner</span>
      </div>
      <div>
        Showing <b>{narrowed.length}</b> of <b>{courses.length}</b> courses
      </div>
      <div className={styles['field']}>{`${paths.category('ai-fundamentals')}&level=beginner`}</div>
    </>
  );
}

function CurriculumStep() {
  return (
    <>
      {details.curriculum.slice(0, 4).map(({ id, title, duration }, index) => (
        <div key={id} className={styles['row']}>
          <span>
            {index + 1}. {title}
          </span>
          <small>{duration} min</small>
        </div>
      ))}
    </>
  );
}

function SignInStep() {
  return (
    <>
      <div className={styles['field']}>
        <Check fontSize="small" />
        You are signed in. Press Enroll Now to continue.
      </div>
      <div className={styles['button']}>Enroll Now</div>
    </>
  );
}

const pictures = [SearchStep, FilterStep, CurriculumStep, SignInStep];

/** What one step of the tour looks like. Its caption says the same, so it is hidden from screen readers. */
export function DemoPicture({ step }: { step: number }) {
  const Picture = pictures[step] ?? SearchStep;
  return (
    <div className={styles['picture']} aria-hidden="true">
      <Picture />
    </div>
  );
}
