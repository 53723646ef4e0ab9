import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { plan as words } from '@/content/coursePlan';
import type { CourseSummary } from '@/features/catalogue/course';
import { countOf, formatPrice } from '@/features/catalogue/formatCourse';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { type useCourseProgress, useLearning } from '@/features/learning/record/useLearning';
import { lessonNumber } from '@/features/learning/lessons/lessonCourses';
import { paths } from '@/paths';
import { ChangingText } from '@/ui/ChangingText';
import { LinkButton } from '@/ui/LinkButton';
import { TextLink } from '@/ui/TextLink';
import { CertificateSection } from './CertificateSection';
import { nextCourse } from './nextCourse';

interface PlanSideProps {
  course: CourseSummary;
  progress: ReturnType<typeof useCourseProgress>;
  name: string;
  showsLinks: boolean;
  onToggleLinks: () => void;
}

function NextCourse({ courseId }: { courseId: string }) {
  const { courses } = useLearning();
  const finished = courses.filter(({ finishedAt }) => finishedAt !== null).map((course) => course.courseId);
  const next = nextCourse(courseId, new Set(finished));
  if (!next) return null;
  return (
    <section aria-labelledby="plan-next">
      <Typography variant="h4" component="h2" id="plan-next">
        {words.next.title}
      </Typography>
      <div>
        <TextLink to={paths.course(next.id)}>{next.title}</TextLink>
        <Typography variant="small" component="p">
          {`${formatPrice(next.price)}, ${countOf(next.lessonsCount, 'lesson')}`}
        </Typography>
      </div>
    </section>
  );
}

/** What learners can do with a plan, and after it. */
export function PlanSide({ course, progress, name, showsLinks, onToggleLinks }: PlanSideProps) {
  const { nextLessonId, done, finishedAt, lessonCount, certificate } = progress;
  const { actions, soFar } = words;
  const catalogueReturn = useCatalogueReturn();
  return (
    <div className="side">
      <section aria-labelledby="plan-actions">
        <Typography variant="h4" component="h2" id="plan-actions">
          {actions.title}
        </Typography>
        {nextLessonId !== null && (
          <LinkButton variant="contained" to={paths.lesson(course.id, nextLessonId)} state={catalogueReturn}>
            {done.size === 0 ? soFar.start : soFar.continue(lessonNumber(nextLessonId))}
          </LinkButton>
        )}
        <Button
          variant={nextLessonId === null ? 'contained' : 'outlined'}
          startIcon={<PrintOutlined />}
          onClick={() => window.print()}
        >
          {actions.print}
        </Button>
        <Button variant="outlined" onClick={onToggleLinks}>
          <ChangingText>{showsLinks ? actions.hideLinks : actions.change}</ChangingText>
        </Button>
      </section>
      <CertificateSection
        courseId={course.id}
        lessonCount={lessonCount}
        isFinished={finishedAt !== null}
        certificate={certificate}
        knownName={name}
      />
      <NextCourse courseId={course.id} />
    </div>
  );
}
