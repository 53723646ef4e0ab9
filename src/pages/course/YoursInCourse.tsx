import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { useWrittenNotes } from '@/features/learning/texts/courseNotes';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import type { CourseStanding } from './courseStanding';

function Certificate({ standing }: { standing: CourseStanding }) {
  const catalogueReturn = useCatalogueReturn();
  const { courseId, certificate, nextLessonId, lessonCount } = standing;
  if (certificate) return <TextLink to={paths.certificate(certificate.code)}>Your certificate</TextLink>;
  if (nextLessonId !== null) return `Certificate once all ${lessonCount} lessons are done`;
  return (
    <TextLink to={paths.planCertificate(courseId)} state={catalogueReturn}>
      Get your certificate
    </TextLink>
  );
}

/** What a member has written and earned in a course. */
export function YoursInCourse({ standing }: { standing: CourseStanding }) {
  const { courseId, nextLessonId } = standing;
  const catalogueReturn = useCatalogueReturn();
  const notes = useWrittenNotes(courseId);
  const latest = notes[0]?.note;
  return (
    <div className="yours">
      <h2>Yours in this course</h2>
      <ul className="list">
        <li>
          <DescriptionOutlined fontSize="small" />
          <TextLink to={paths.plan(courseId)} state={catalogueReturn}>
            {nextLessonId === null ? 'Your one-page plan' : 'Your plan so far'}
          </TextLink>
        </li>
        <li>
          <StickyNote2Outlined fontSize="small" />
          {latest ? (
            <TextLink to={paths.notes(courseId, latest.lesson)} state={catalogueReturn}>
              Your notes ({notes.length})
            </TextLink>
          ) : (
            'No notes yet'
          )}
        </li>
        <li>
          <WorkspacePremium fontSize="small" />
          <Certificate standing={standing} />
        </li>
      </ul>
    </div>
  );
}
