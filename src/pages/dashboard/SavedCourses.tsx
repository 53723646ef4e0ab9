import Bookmark from '@mui/icons-material/Bookmark';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CategoryLabel } from '@/features/catalogue/CategoryLabel';
import type { CourseSummary } from '@/features/catalogue/course';
import { findCourse } from '@/features/catalogue/courses';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { useEnrolment } from '@/features/learning/outbox/useEnrolment';
import { dashboardAnchors, paths } from '@/paths';
import { claimFirstVisit } from '@/ui/firstVisit';
import { Cover } from '@/ui/art/Cover';
import { useFocusFallback } from '@/ui/focusMain';
import { LazyToast } from '@/ui/LazyToast';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CourseRows } from './CourseRows';
import { Section } from './Section';

const anchor = dashboardAnchors.saved;

/** Whether the focus is on a control; a list that arrives late must not take it away. */
const isOnControl = (): boolean => document.activeElement?.matches('body, main, h1, h2, h3') === false;

/** Moves to the list once it is there, if the address names it. */
function useArrival(isThere: boolean) {
  const { hash, key } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isThere || hash !== `#${anchor}`) return undefined;
    // StrictMode removes the section for a moment, which would lose the focus.
    const timer = setTimeout(() => {
      if (!claimFirstVisit(key) || isOnControl()) return;
      title.current?.scrollIntoView();
      title.current?.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [hash, key, isThere]);
  return title;
}

function SavedCourse({ course, onRemove }: { course: CourseSummary; onRemove: () => void }) {
  return (
    <ListItem disablePadding>
      <Cover src={course.thumbnail} className="cover" />
      <div className="words">
        <Typography variant="h4" component="h3">
          <Link to={paths.course(course.id)}>{course.title}</Link>
        </Typography>
        <p className="small">
          <CategoryLabel category={course.category} />
        </p>
        <p className="price">{formatPrice(course.price)}</p>
      </div>
      <Button className="action quiet" variant="text" startIcon={<Bookmark />} onClick={onRemove}>
        Remove
        <VisuallyHidden> {course.title}</VisuallyHidden>
      </Button>
    </ListItem>
  );
}

function SavedSection({ children }: { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section);
  return (
    <Section ref={section} aria-labelledby={anchor}>
      {children}
    </Section>
  );
}

/** Saved courses, which cannot be bought yet. A removed one can be restored while the message shows. */
export function SavedCourses({ savedCourseIds }: { savedCourseIds: readonly string[] }) {
  const { save, unsave } = useEnrolment();
  const [removed, setRemoved] = useState<{ id: string; title: string } | null>(null);
  const courses = savedCourseIds.map(findCourse).filter((course) => course !== undefined);
  const title = useArrival(courses.length > 0);
  const isThere = courses.length > 0 || removed !== null;
  return (
    <>
      {isThere && (
        <SavedSection>
          <Typography variant="h2" id={anchor} ref={title} tabIndex={-1} className="title">
            Saved courses
          </Typography>
          <Typography color="textSecondary">
            {courses.length > 0
              ? 'Payment is not open yet. Your list is kept, and nothing is charged.'
              : 'Nothing is on your list now.'}
          </Typography>
          {courses.length > 0 && (
            <CourseRows>
              {courses.map((course) => (
                <SavedCourse
                  key={course.id}
                  course={course}
                  onRemove={() => {
                    setRemoved(course);
                    title.current?.focus({ preventScroll: true });
                    void unsave(course.id);
                  }}
                />
              ))}
            </CourseRows>
          )}
        </SavedSection>
      )}
      <div role="status">
        {removed && (
          <LazyToast
            key={removed.id}
            message={`${removed.title} is off your list.`}
            action={{ label: 'Undo', onPress: () => void save(removed.id) }}
            opener={title}
            onClose={() => setRemoved(null)}
          />
        )}
      </div>
    </>
  );
}
