import { lazy, type RefObject, Suspense, use, useDeferredValue } from 'react';
import { useAppSelector } from '@/app/hooks';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { selectVisibleCourses } from '@/features/catalogue/catalogueSelectors';
import { selectView } from '@/features/catalogue/catalogueSlice';
import { CourseList } from '@/features/catalogue/CourseList';
import { useIsFreshNavigation } from '@/features/catalogue/useIsFreshNavigation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { NoCourses } from './NoCourses';
import type { CatalogueControls } from './useCatalogueControls';
import { useIsListEarly } from './useIsListEarly';

const WindowedCourseList = lazy(async () => ({
  default: (await import('@/features/catalogue/WindowedCourseList')).WindowedCourseList,
}));

/** In longer lists, only the courses near the window are rendered. */
const longestWhole = 60;

/**
 * Covers in the first window of a phone. The others in a wide window follow in the next frame: the browser treats each
 * as a document, and six delayed the whole page by 0.1 s.
 */
const eagerCount = 1;

interface CatalogueResultsProps {
  controls: CatalogueControls;
  clearButton: RefObject<HTMLButtonElement | null>;
}

/** The courses that match the filters, or what to do when none does. */
export function CatalogueResults({ controls, clearButton }: CatalogueResultsProps) {
  const list = use(CatalogueCourses);
  const visible = useAppSelector((state) => selectVisibleCourses(state, list));
  // While somebody types, the field responds first and the list follows.
  const following = useDeferredValue(visible);
  const courses = controls.isLastChangeTyped ? following : visible;
  const view = useAppSelector(selectView);
  const isFreshNavigation = useIsFreshNavigation();
  const isEarly = useIsListEarly(controls.hasLocalChange);

  if (courses.length === 0) return <NoCourses controls={controls} clearButton={clearButton} />;

  const isWhole = courses.length <= longestWhole;
  const start = (
    <CourseList
      courses={isWhole ? courses : courses.slice(0, longestWhole)}
      view={view}
      isNew={isFreshNavigation && !controls.hasLocalChange}
      isEarly={isEarly}
      eagerCount={eagerCount}
    />
  );
  return (
    <>
      <VisuallyHidden as="h2">Courses</VisuallyHidden>
      {isWhole ? (
        start
      ) : (
        <Suspense fallback={start}>
          {/* The rows of the other view have other heights. */}
          <WindowedCourseList key={view} courses={courses} view={view} />
        </Suspense>
      )}
    </>
  );
}
