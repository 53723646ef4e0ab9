import Typography from '@mui/material/Typography';
import { type RefObject, use } from 'react';
import { useAppSelector } from '@/app/hooks';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { selectVisibleCourses } from '@/features/catalogue/catalogueSelectors';
import type { CourseSummary } from '@/features/catalogue/course';
import { countOf, formatCount } from '@/features/catalogue/formatCourse';
import { suggestCourses } from '@/features/search/suggestCourses';
import { SettledStatus } from '@/ui/SettledStatus';
import { ActiveFilters } from './ActiveFilters';
import { Toolbar } from './CatalogueToolbar.styles';
import { FiltersButton } from './FiltersButton';
import { SortField } from './SortField';
import type { CatalogueControls } from './useCatalogueControls';
import { ViewSwitch } from './ViewSwitch';

interface CatalogueToolbarProps {
  controls: CatalogueControls;
  formId: string;
  clearButton: RefObject<HTMLButtonElement | null>;
}

function wordsFor(list: readonly CourseSummary[], visibleCount: number, text: string): string {
  const count = countOf(visibleCount, 'course');
  const suggestion = visibleCount === 0 ? suggestCourses(list, text) : undefined;
  if (!suggestion) return count;
  const { heading, correction, courses } = suggestion;
  return correction === undefined
    ? `${count}, ${countOf(courses.length, 'suggestion')}`
    : `${count}. ${heading} ${correction}?`;
}

/** The number of courses, their order and view, and the active filters. */
export function CatalogueToolbar({ controls, formId, clearButton }: CatalogueToolbarProps) {
  const list = use(CatalogueCourses);
  const visible = useAppSelector((state) => selectVisibleCourses(state, list));
  return (
    <Toolbar>
      <FiltersButton controls={controls} />
      <Typography className="status">
        Showing <b>{formatCount(visible.length)}</b> of <b>{formatCount(list.length)}</b> courses
      </Typography>
      <SettledStatus words={wordsFor(list, visible.length, controls.filters.text)} />
      <SortField choose={controls.choose} formId={formId} />
      <ViewSwitch choose={controls.choose} />
      <ActiveFilters controls={controls} clearButton={clearButton} />
    </Toolbar>
  );
}
