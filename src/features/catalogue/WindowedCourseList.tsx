import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { View } from './catalogueFilters';
import type { CourseSummary } from './course';
import { CourseCard } from './CourseCard';
import styles from './CourseList.module.css';

/** A first guess in pixels, corrected by measuring each row once it is drawn. */
const expectedHeight: Record<View, number> = { grid: 520, list: 200 };

/** The gap between rows, as the style sheet has it on wide windows. */
const rowGap: Record<View, number> = { grid: 32, list: 16 };

/** Rows kept ready above and below the window, for the keyboard and for quick scrolling. */
const overscan = 2;

interface WindowedCourseListProps {
  courses: readonly CourseSummary[];
  view: View;
}

/** A list of any length of which only the rows near the window exist. */
export function WindowedCourseList({ courses, view }: WindowedCourseListProps) {
  const list = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLUListElement>(null);
  const [columns, setColumns] = useState(1);
  const [offset, setOffset] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current || !ruler.current) return;
      // The style sheet knows how many columns there are; the browser answers with their widths.
      setColumns(getComputedStyle(ruler.current).gridTemplateColumns.split(' ').length);
      setOffset(list.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [view, courses]);

  const rows = useWindowVirtualizer({
    count: Math.ceil(courses.length / columns),
    estimateSize: () => expectedHeight[view],
    gap: rowGap[view],
    scrollMargin: offset,
    overscan,
  });
  const drawn = rows.getVirtualItems();
  const above = (drawn[0]?.start ?? offset) - offset;
  const below = rows.getTotalSize() - ((drawn.at(-1)?.end ?? offset) - offset);
  const classes = `${styles['courses']} ${styles[view]}`;

  return (
    <div ref={list} role="list">
      <ul ref={ruler} role="presentation" className={classes} />
      <div style={{ height: above }} />
      {drawn.map((row) => (
        <ul
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          className={classes}
          style={{ marginBlockEnd: rowGap[view] }}
        >
          {courses.slice(row.index * columns, (row.index + 1) * columns).map((course, column) => (
            <CourseCard
              key={course.id}
              course={course}
              view={view}
              position={{ index: row.index * columns + column, of: courses.length }}
            />
          ))}
        </ul>
      ))}
      <div style={{ height: below }} />
    </div>
  );
}
