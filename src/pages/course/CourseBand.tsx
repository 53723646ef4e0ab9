import PeopleOutline from '@mui/icons-material/PeopleOutlineOutlined';
import Star from '@mui/icons-material/Star';
import Update from '@mui/icons-material/UpdateOutlined';
import { CategoryLabel } from '@/features/catalogue/CategoryLabel';
import type { CourseSummary } from '@/features/catalogue/course';
import { countOf, describeRating, formatDay, formatRating } from '@/features/catalogue/formatCourse';
import { Avatar } from '@/ui/art/Avatar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BackToCourses } from './BackToCourses';
import styles from './CourseBand.module.css';

/** What the course is, who made it and how it is liked. */
export function CourseBand({ course }: { course: CourseSummary }) {
  const { category, instructor, reviewsCount } = course;
  return (
    <div className={styles['band']}>
      <div className={styles['words']}>
        <BackToCourses />
        <p className={styles['category']}>
          <CategoryLabel category={category} />
        </p>
        <h1 className={styles['title']}>{course.title}</h1>
        <p className={styles['lead']}>{course.shortDescription}</p>
        <div className={styles['facts']}>
          <p className={styles['instructor']}>
            <Avatar name={instructor.name} src={instructor.avatar} size={48} />
            <span>
              <span className={styles['createdBy']}>Created by </span>
              <span className={styles['name']}>{instructor.name}</span>
            </span>
          </p>
          <p className={styles['fact']}>
            <Star fontSize="small" />
            <VisuallyHidden>{describeRating(course)}</VisuallyHidden>
            <span aria-hidden="true">
              <b>{formatRating(course.rating)}</b> ({countOf(reviewsCount, 'review')})
            </span>
          </p>
          <p className={styles['fact']}>
            <PeopleOutline fontSize="small" />
            {countOf(course.enrollmentCount, 'student')}
          </p>
          <p className={styles['fact']}>
            <Update fontSize="small" />
            <span>
              Last updated <time dateTime={course.updatedAt}>{formatDay(course.updatedAt)}</time>
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
