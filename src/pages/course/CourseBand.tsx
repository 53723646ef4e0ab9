import PeopleOutline from '@mui/icons-material/PeopleOutlineOutlined';
import Star from '@mui/icons-material/Star';
import Update from '@mui/icons-material/UpdateOutlined';
import Typography from '@mui/material/Typography';
import { CategoryLabel } from '@/features/catalogue/CategoryLabel';
import type { CourseSummary } from '@/features/catalogue/course';
import { countOf, describeRating, formatDay, formatRating } from '@/features/catalogue/formatCourse';
import { Avatar } from '@/ui/art/Avatar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BackToCourses } from './BackToCourses';
import { Band } from './CourseBand.styles';

/** What the course is, who made it and how it is rated. */
export function CourseBand({ course }: { course: CourseSummary }) {
  const { category, instructor, reviewsCount } = course;
  return (
    <Band>
      <div className="words">
        <BackToCourses />
        <p className="category">
          <CategoryLabel category={category} />
        </p>
        <Typography variant="h1" className="title">
          {course.title}
        </Typography>
        <Typography variant="lead" component="p" className="lead">
          {course.shortDescription}
        </Typography>
        <div className="facts">
          <p className="instructor">
            <Avatar name={instructor.name} src={instructor.avatar} size={48} />
            <span>
              <span className="createdBy">Created by </span>
              <span className="name">{instructor.name}</span>
            </span>
          </p>
          <p>
            <Star fontSize="small" />
            <VisuallyHidden>{describeRating(course)}</VisuallyHidden>
            <span aria-hidden="true">
              <b>{formatRating(course.rating)}</b> ({countOf(reviewsCount, 'review')})
            </span>
          </p>
          <p>
            <PeopleOutline fontSize="small" />
            {countOf(course.enrollmentCount, 'student')}
          </p>
          <p>
            <Update fontSize="small" />
            <span>
              Last updated <time dateTime={course.updatedAt}>{formatDay(course.updatedAt)}</time>
            </span>
          </p>
        </div>
      </div>
    </Band>
  );
}
