import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { findCourse } from '@/features/catalogue/courses';
import { countOf } from '@/features/catalogue/formatCourse';
import type { CourseProgress } from '@/features/learning/record/courseProgress';
import { lessonCourses } from '@/features/learning/lessons/lessonCourses';
import { paths } from '@/paths';
import { Cover } from '@/ui/art/Cover';
import { LinkButton } from '@/ui/LinkButton';
import { CourseRows } from './CourseRows';
import { Section } from './Section';

/** The free course for people who want to sell courses; nothing once they are enrolled in it. */
export function BeforeYouBuild({ courses }: { courses: readonly CourseProgress[] }) {
  const course = lessonCourses
    .map(({ courseId }) => findCourse(courseId))
    .find((candidate) => candidate?.category === 'business-development');
  if (!course || courses.some(({ courseId }) => courseId === course.id)) return null;
  return (
    <Section aria-labelledby="before-you-build">
      <Typography variant="h2" id="before-you-build" className="title">
        Before you build
      </Typography>
      <CourseRows>
        <ListItem disablePadding>
          <Cover src={course.thumbnail} className="cover" />
          <div className="words">
            <Typography variant="h4" component="h3">
              {course.title}
            </Typography>
            <p className="small">
              Free, {countOf(course.lessonsCount, 'lesson')}. An honest look at hours, money and habits.
            </p>
          </div>
          <span className="action">
            <LinkButton to={paths.course(course.id)} variant="outlined" fullWidth>
              See the course
            </LinkButton>
          </span>
        </ListItem>
      </CourseRows>
    </Section>
  );
}
