import { styled } from '@mui/material/styles';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { View } from './catalogueFilters';
import type { CourseSummary } from './course';
import { CourseCard } from './CourseCard';
import { Courses } from './CourseList.styles';

/** An estimate in pixels, corrected by measuring each row once it is drawn. */
const expectedHeight: Record<View, number> = { grid: 560, list: 260 };

/** The gap between rows, as the styles have it on wide windows. */
const rowGap: Record<View, number> = { grid: 32, list: 16 };

/** Rows drawn above and below the window, for the keyboard and for quick scrolling. */
const overscan = 2;

interface WindowedCourseListProps {
  courses: readonly CourseSummary[];
  view: View;
}

const Rows = styled('ul')({ listStyle: 'none' });

/** How many columns the styles give the list, and how far from the top of the page it begins. */
function useMeasures(list: RefObject<HTMLUListElement | null>) {
  const [columns, setColumns] = useState(1);
  const [offset, setOffset] = useState(0);
  const measure = useCallback(() => {
    const row = list.current?.querySelector('ul');
    if (!list.current || !row) return;
    // The computed value lists the widths of the columns.
    const widths = getComputedStyle(row).getPropertyValue('grid-template-columns');
    setColumns(widths.split(' ').length);
    setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  }, [list]);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);
  return { columns, offset, measure };
}

/** A virtualised list of any length: only the rows near the window exist. */
export function WindowedCourseList({ courses, view }: WindowedCourseListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, offset, measure } = useMeasures(list);
  const rows = useWindowVirtualizer({
    count: Math.ceil(courses.length / columns),
    estimateSize: () => expectedHeight[view],
    gap: rowGap[view],
    scrollMargin: offset,
    overscan,
  });
  const drawn = rows.getVirtualItems();
  const hasRows = drawn.length > 0;

  // The first rows are drawn once the window is known; before that there is nothing to measure.
  useLayoutEffect(measure, [measure, view, courses, hasRows]);

  const above = (drawn[0]?.start ?? offset) - offset;
  const below = rows.getTotalSize() - ((drawn.at(-1)?.end ?? offset) - offset);

  return (
    <Rows ref={list} role="list" style={{ paddingBlock: `${above}px ${below}px` }}>
      {drawn.map(({ key, index }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          role="presentation"
          style={{ marginBlockEnd: rowGap[view] }}
        >
          <Courses role="presentation" data-view={view}>
            {courses.slice(index * columns, (index + 1) * columns).map((course, column) => (
              <CourseCard
                key={course.id}
                course={course}
                view={view}
                // The rows around the cards are presentational, which removes the cards' implied role.
                role="listitem"
                aria-posinset={index * columns + column + 1}
                aria-setsize={courses.length}
              />
            ))}
          </Courses>
        </li>
      ))}
    </Rows>
  );
}
