import { lazy, type RefObject, Suspense, use, useDeferredValue } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectMayBeMember } from '@/features/auth/session/authSlice';
import { CardNote } from '@/features/catalogue/CardNote';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { selectVisibleCourses } from '@/features/catalogue/catalogueSelectors';
import { selectView } from '@/features/catalogue/catalogueSlice';
import { CourseList } from '@/features/catalogue/CourseList';
import { useIsFreshNavigation } from '@/features/catalogue/useIsFreshNavigation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { LazyOwnProgress } from './LazyOwnProgress';
import { NoCourses } from './NoCourses';
import type { CatalogueControls } from './useCatalogueControls';

const WindowedCourseList = lazy(async () => ({
  default: (await import('@/features/catalogue/WindowedCourseList')).WindowedCourseList,
}));

/** Longer lists are drawn only where they are looked at. */
const longestWhole = 60;

/**
 * Covers in the first window of a telephone. Those that a wide window shows beside it follow in the next frame:
 * each is a document of its own for the browser, and six held back the whole page by 0.1 s.
 */
const eagerCount = 1;

const drawOwnProgress = (courseId: string) => <LazyOwnProgress courseId={courseId} />;

interface CatalogueResultsProps {
  controls: CatalogueControls;
  clearButton: RefObject<HTMLButtonElement | null>;
}

/** The courses that pass the filters, or what to do when none does. */
export function CatalogueResults({ controls, clearButton }: CatalogueResultsProps) {
  const list = use(CatalogueCourses);
  const visible = useAppSelector((state) => selectVisibleCourses(state, list));
  // A press is answered first and the list follows; an address has its list from the first frame on, to be scrolled in.
  const following = useDeferredValue(visible);
  const courses = controls.isLastChangeLocal ? following : visible;
  const view = useAppSelector(selectView);
  const mayBeMember = useAppSelector(selectMayBeMember);
  const isFreshNavigation = useIsFreshNavigation();

  if (courses.length === 0) return <NoCourses controls={controls} clearButton={clearButton} />;

  const isWhole = courses.length <= longestWhole;
  const start = (
    <CourseList
      courses={isWhole ? courses : courses.slice(0, longestWhole)}
      view={view}
      isNew={isFreshNavigation && !controls.hasLocalChange}
      eagerCount={eagerCount}
    />
  );
  return (
    <CardNote value={mayBeMember ? drawOwnProgress : null}>
      <VisuallyHidden as="h2">Courses</VisuallyHidden>
      {isWhole ? (
        start
      ) : (
        <Suspense fallback={start}>
          <WindowedCourseList courses={courses} view={view} />
        </Suspense>
      )}
    </CardNote>
  );
}
