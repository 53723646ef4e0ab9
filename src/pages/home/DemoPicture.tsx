import Check from '@mui/icons-material/Check';
import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { CategoryLabel } from '@/features/catalogue/CategoryLabel';
import { courses } from '@/features/catalogue/courses';
import { details } from '@/features/catalogue/details/prompting-that-works';
import { filterCourses } from '@/features/catalogue/filterCourses';
import { noFilters } from '@/features/catalogue/catalogueFilters';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { paths } from '@/paths';
import { Picture } from './DemoPicture.styles';

const query = 'Priya';
const found = filterCourses(courses, { ...noFilters, text: query }, 'popular').courses.slice(0, 3);
const narrowed = filterCourses(
  courses,
  { ...noFilters, category: 'ai-fundamentals', level: 'beginner' },
  'popular',
).courses;
const narrowedAddress = `${paths.category('ai-fundamentals')}&level=beginner`;

function SearchStep() {
  return (
    <>
      <Paper variant="outlined" className="field">
        <Search fontSize="small" />
        {query}
      </Paper>
      {found.map(({ id, title, instructor, price }) => (
        <Paper key={id} variant="outlined" className="row">
          <span>
            <b>{title}</b>
            <small>{instructor.name}</small>
          </span>
          <b>{formatPrice(price)}</b>
        </Paper>
      ))}
    </>
  );
}

function FilterStep() {
  return (
    <>
      <div className="chips">
        <Chip variant="outlined" label={<CategoryLabel category="ai-fundamentals" />} />
        <Chip variant="outlined" label="Beginner" />
      </div>
      <div>
        Showing <b>{narrowed.length}</b> of <b>{courses.length}</b> courses
      </div>
      <Paper variant="outlined" className="field">
        {narrowedAddress}
      </Paper>
    </>
  );
}

function CurriculumStep() {
  return (
    <>
      {details.curriculum.slice(0, 4).map(({ id, title, duration }, index) => (
        <Paper key={id} variant="outlined" className="row">
          <span>
            {index + 1}. {title}
          </span>
          <small>{duration} min</small>
        </Paper>
      ))}
    </>
  );
}

function SignInStep() {
  return (
    <>
      <Paper variant="outlined" className="field">
        <Check fontSize="small" />
        You are signed in. Press Enroll Now to continue.
      </Paper>
      <Button variant="contained" size="large" tabIndex={-1}>
        Enroll Now
      </Button>
    </>
  );
}

const steps = [SearchStep, FilterStep, CurriculumStep, SignInStep];

/**
 * What one step of the tour looks like. Its caption says the same, so it is hidden from screen readers, and
 * nothing in it can be pressed.
 */
export function DemoPicture({ step }: { step: number }) {
  const Step = steps[step] ?? SearchStep;
  return (
    <Picture inert aria-hidden="true">
      <Step />
    </Picture>
  );
}
