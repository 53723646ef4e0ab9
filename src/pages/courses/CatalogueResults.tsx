import Button from '@mui/material/Button';
import { lazy, type RefObject, Suspense, use, useDeferredValue, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { catalogue } from '@/content/catalogue';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { selectRescues, selectVisibleCourses } from '@/features/catalogue/catalogueSelectors';
import { selectView } from '@/features/catalogue/catalogueSlice';
import { CourseList } from '@/features/catalogue/CourseList';
import { useIsFirstVisit } from '@/features/catalogue/useIsFirstVisit';
import { EmptyState } from '@/ui/EmptyState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { CatalogueControls } from './useCatalogueControls';

const WindowedCourseList = lazy(async () => ({
  default: (await import('@/features/catalogue/WindowedCourseList')).WindowedCourseList,
}));

/** Longer lists are drawn only where they are looked at. */
const longestWhole = 60;

/** Covers above the fold of a desktop window. */
const eagerCount = 6;

interface CatalogueResultsProps {
  controls: CatalogueControls;
  clearButton: RefObject<HTMLButtonElement | null>;
}

/** The courses that pass the filters, or what to do when none does. */
export function CatalogueResults({ controls, clearButton }: CatalogueResultsProps) {
  const list = use(CatalogueCourses);
  const courses = useDeferredValue(useAppSelector((state) => selectVisibleCourses(state, list)));
  const rescues = useAppSelector((state) => selectRescues(state, list));
  const view = useAppSelector(selectView);
  const isFirstVisit = useIsFirstVisit();
  const [firstCourses] = useState(courses);
  const [isNew, setIsNew] = useState(isFirstVisit);
  if (isNew && courses !== firstCourses) setIsNew(false);

  if (courses.length === 0) {
    return (
      <EmptyState title={catalogue.empty.title} hint={catalogue.empty.hint} heading="h2" isBoxed>
        {rescues.map((filter) => (
          <Button
            key={filter.name}
            variant="text"
            onClick={() => {
              clearButton.current?.focus({ preventScroll: true });
              controls.remove(filter);
            }}
          >
            {`Remove ${filter.label} (${filter.count})`}
          </Button>
        ))}
        <Button
          variant="outlined"
          onClick={() => {
            clearButton.current?.focus({ preventScroll: true });
            controls.clear();
          }}
        >
          {catalogue.clear}
        </Button>
      </EmptyState>
    );
  }

  const head = (
    <CourseList courses={courses.slice(0, longestWhole)} view={view} isNew={isNew} eagerCount={eagerCount} />
  );
  return (
    <>
      <VisuallyHidden>
        <h2>Courses</h2>
      </VisuallyHidden>
      {courses.length <= longestWhole ? (
        <CourseList courses={courses} view={view} isNew={isNew} eagerCount={eagerCount} />
      ) : (
        <Suspense fallback={head}>
          <WindowedCourseList courses={courses} view={view} />
        </Suspense>
      )}
    </>
  );
}
