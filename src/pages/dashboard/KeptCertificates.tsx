import Typography from '@mui/material/Typography';
import { formatDay } from '@/features/catalogue/formatCourse';
import type { Learning } from '@/features/learning/record/useLearning';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { Section } from './Section';

/** The certificates of courses that the learner has left; those of the others are with their courses. */
export function KeptCertificates({ learning: { courses, certificates } }: { learning: Learning }) {
  const kept = certificates.filter(({ courseId }) => courses.every((course) => course.courseId !== courseId));
  if (kept.length === 0) return null;
  return (
    <Section aria-labelledby="kept-certificates">
      <Typography variant="h2" id="kept-certificates" className="title">
        Certificates of courses you left
      </Typography>
      <div className="rows">
        {kept.map(({ code, courseTitle, finishedOn }) => (
          <div key={code} className="row">
            <div>
              <Typography variant="h3">{courseTitle}</Typography>
              <Typography>Finished on {formatDay(finishedOn)}</Typography>
            </div>
            <TextLink to={paths.certificate(code)}>Certificate</TextLink>
          </div>
        ))}
      </div>
    </Section>
  );
}
