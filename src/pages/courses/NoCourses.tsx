import Button from '@mui/material/Button';
import { type RefObject, use } from 'react';
import { useAppSelector } from '@/app/hooks';
import { catalogue } from '@/content/catalogue';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { selectFilterSuggestions } from '@/features/catalogue/catalogueSelectors';
import { textTyped } from '@/features/catalogue/catalogueSlice';
import { formatCount } from '@/features/catalogue/formatCourse';
import type { FilterSuggestion } from '@/features/catalogue/filterSuggestions';
import { ChangingText } from '@/ui/ChangingText';
import { EmptyState } from '@/ui/EmptyState';
import { DidYouMean } from './DidYouMean';
import type { CatalogueControls } from './useCatalogueControls';

const labelOf = ({ name, label, count }: FilterSuggestion, total: number): string => {
  if (name !== 'text') return `Remove ${label} (${formatCount(count)})`;
  return `Clear search and show ${count === total ? 'all ' : ''}${formatCount(count)}`;
};

interface NoCoursesProps {
  controls: CatalogueControls;
  /** Takes the focus, because every button here disappears when it is pressed. */
  clearButton: RefObject<HTMLButtonElement | null>;
}

/** Replaces the list when nothing matches: suggests which filter to remove, or all, and what may have been meant. */
export function NoCourses({ controls, clearButton }: NoCoursesProps) {
  const list = use(CatalogueCourses);
  const suggestions = useAppSelector((state) => selectFilterSuggestions(state, list));
  const keepFocus = () => clearButton.current?.focus({ preventScroll: true });
  return (
    <>
      <EmptyState title={catalogue.empty.title} hint={catalogue.empty.hint} heading="h2" isBoxed>
        {suggestions.map((filter) => (
          <Button
            key={filter.name}
            onClick={() => {
              keepFocus();
              controls.remove(filter);
            }}
          >
            <ChangingText>{labelOf(filter, list.length)}</ChangingText>
          </Button>
        ))}
        <Button
          variant="outlined"
          onClick={() => {
            keepFocus();
            controls.clear();
          }}
        >
          {catalogue.clear}
        </Button>
      </EmptyState>
      <DidYouMean
        filters={controls.filters}
        onCorrect={(correction) => {
          keepFocus();
          controls.choose(textTyped(correction));
        }}
      />
    </>
  );
}
