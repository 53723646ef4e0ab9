import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '@/app/hooks';
import { selectOwnerId } from '@/features/auth/session/authSlice';
import type { CurriculumLesson } from '@/features/catalogue/course';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { Emphasized } from '@/features/learning/blocks/Emphasized';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { cssVar } from '@/ui/theme/cssVar';
import { CourseSection } from './CourseSection';

const Sheet = styled(Paper)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 24px',
  padding: '24px 28px 28px',
  borderBlockStart: `2px solid ${cssVar('ink')}`,
  borderRadius: '0 0 4px 4px',
  '& .number': { color: cssVar('signal-text'), font: '800 6rem/0.9 var(--font-display)' },
  '& .paragraphs': { display: 'grid', gap: 12, marginBlock: '12px 20px', color: cssVar('ink2') },
  '& .paragraphs strong': { color: cssVar('ink'), fontWeight: 600 },
  '& .hint': { marginBlockStart: 12 },
  '@media print': { breakInside: 'avoid' },
  '@media (width < 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '20px 20px 24px',
    '& .number': { marginBlockEnd: 12, fontSize: '4.5rem' },
  },
});

interface FirstLessonProps {
  lesson: CurriculumLesson;
  paragraphs: readonly string[];
  courseId: string;
}

/** How the first lesson begins, for readers who have not enrolled. */
export function FirstLesson({ lesson, paragraphs, courseId }: FirstLessonProps) {
  const isSignedIn = useAppSelector(selectOwnerId) !== null;
  const catalogueReturn = useCatalogueReturn();
  return (
    <CourseSection
      title="Read the first lesson"
      aside={<Typography color="textSecondary">No account needed</Typography>}
    >
      <Sheet variant="outlined">
        <span className="number" aria-hidden="true">
          1
        </span>
        <div>
          <Typography variant="h4" component="h3">
            {lesson.title}
          </Typography>
          <div className="paragraphs">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Emphasized text={paragraph} />
              </p>
            ))}
          </div>
          <LinkButton to={paths.lesson(courseId, lesson.id)} state={catalogueReturn} variant="outlined">
            Read lesson 1
          </LinkButton>
          <Typography variant="small" component="p" color="textSecondary" className="hint">
            About {lesson.duration} minutes, with the exercise. What you write is kept{' '}
            {isSignedIn ? 'in your account' : 'once you enroll'}.
          </Typography>
        </div>
      </Sheet>
    </CourseSection>
  );
}
