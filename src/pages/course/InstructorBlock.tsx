import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Instructor } from '@/features/catalogue/course';
import { CourseLink } from '@/features/catalogue/CourseLink';
import { courses } from '@/features/catalogue/courses';
import { countOf, formatPrice, formatRating } from '@/features/catalogue/formatCourse';
import { Avatar } from '@/ui/art/Avatar';
import { CourseSection } from './CourseSection';
import { Block } from './InstructorBlock.styles';

/** Who teaches, and what else they teach here. */
export function InstructorBlock({ instructor, courseId }: { instructor: Instructor; courseId: string }) {
  const others = courses.filter((course) => course.instructor.id === instructor.id && course.id !== courseId);
  return (
    <CourseSection title="Your instructor">
      <Block>
        <Avatar name={instructor.name} src={instructor.avatar} size={64} />
        <div>
          <Typography variant="h4" component="h3">
            {instructor.name}
          </Typography>
          <Typography variant="small" component="p" className="facts">
            {instructor.expertise.join(', ')} · Rated {formatRating(instructor.rating)} ·{' '}
            {countOf(instructor.studentsCount, 'student')}
          </Typography>
          <Typography color="textSecondary" className="bio">
            {instructor.bio}
          </Typography>
          {others.length > 0 && (
            <>
              <h4 className="also">Also by {instructor.name}</h4>
              <ul className="courses">
                {others.map(({ id, title, price }) => (
                  <li key={id}>
                    <Link component={CourseLink} courseId={id}>
                      {title}
                    </Link>
                    <span>{formatPrice(price)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Block>
    </CourseSection>
  );
}
