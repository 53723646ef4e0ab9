import ButtonBase from '@mui/material/ButtonBase';
import { type AriaAttributes, memo, use } from 'react';
import { Avatar } from '@/ui/art/Avatar';
import { Cover } from '@/ui/art/Cover';
import { CardNote } from './CardNote';
import { categoryLabel, categoryStyle } from './categories';
import { optionsWith, type View } from './catalogueFilters';
import type { CourseSummary } from './course';
import { Card } from './CourseCard.styles';
import { CourseLink } from './CourseLink';
import { CoursePrice } from './CoursePrice';
import { DifficultyLabel } from './DifficultyLabel';
import { sendsEnrollForm } from './enrollForm';
import { countOf, formatDuration, percentOff } from './formatCourse';
import { Rating } from './Rating';
import { useEnroll } from './useEnroll';

/** In a virtualised list, the card says that it is an item, and which of how many. */
interface CourseCardProps extends Pick<AriaAttributes, 'aria-posinset' | 'aria-setsize'> {
  role?: 'listitem';
  course: CourseSummary;
  /** A card of a grid, or a row of a list. */
  view?: View;
  /** For the covers a visitor sees first. */
  isEager?: boolean;
}

/**
 * One course as a list item. Dozens are hydrated at once when a page starts, so each has as few elements as
 * possible, and the same ones serve as card and as row.
 */
export const CourseCard = memo(function CourseCard({
  course,
  view = 'grid',
  isEager = false,
  ...item
}: CourseCardProps) {
  const enroll = useEnroll();
  const drawNote = use(CardNote);
  const titleId = `title-${course.id}`;
  const discount = percentOff(course);
  return (
    <Card data-view={view} data-options={optionsWith(course).join(' ')} {...item}>
      <Cover src={course.thumbnail} eager={isEager} className="cover" />
      <span className="category" data-hue={categoryStyle(course.category).hue}>
        {categoryLabel(course.category)}
      </span>
      <DifficultyLabel difficulty={course.difficulty} />
      <h3 id={titleId} className="title">
        <CourseLink courseId={course.id}>{course.title}</CourseLink>
      </h3>
      <p className="description">{course.shortDescription}</p>
      <div className="people">
        <Avatar name={course.instructor.name} src={course.instructor.avatar} size={32} className="avatar" />
        <span className="instructor">{course.instructor.name}</span>
        <Rating course={course} />
      </div>
      <p className="facts">
        <span className="duration">{formatDuration(course.duration)}</span>{' '}
        <span className="lessons">{countOf(course.lessonsCount, 'lesson')}</span>{' '}
        <span className="students">{countOf(course.enrollmentCount, 'student')}</span>
      </p>
      {discount !== undefined && <p className="discount">{discount}% off</p>}
      {drawNote?.(course.id)}
      <div className="foot">
        <CoursePrice course={course} />
        <ButtonBase
          className="enroll"
          aria-describedby={titleId}
          {...sendsEnrollForm(course)}
          onClick={(event) => {
            event.preventDefault();
            enroll(course, event.currentTarget);
          }}
        >
          Enroll Now
        </ButtonBase>
      </div>
    </Card>
  );
});
