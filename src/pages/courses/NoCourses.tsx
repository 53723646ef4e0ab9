import Button from '@mui/material/Button';
import { type RefObject, use } from 'react';
import { useAppSelector } from '@/app/hooks';
import { catalogue } from '@/content/catalogue';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { selectRescues } from '@/features/catalogue/catalogueSelectors';
import { EmptyState } from '@/ui/EmptyState';
import type { CatalogueControls } from './useCatalogueControls';

interface NoCoursesProps {
  controls: CatalogueControls;
  /** Takes the focus, because every button here goes away when it is pressed. */
  clearButton: RefObject<HTMLButtonElement | null>;
}

/** What stands in place of the list when nothing matches: which filter to give up, or all of them. */
export function NoCourses({ controls, clearButton }: NoCoursesProps) {
  const list = use(CatalogueCourses);
  const rescues = useAppSelector((state) => selectRescues(state, list));
  const keepFocus = () => clearButton.current?.focus({ preventScroll: true });
  return (
    <EmptyState title={catalogue.empty.title} hint={catalogue.empty.hint} heading="h2" isBoxed>
      {rescues.map((filter) => (
        <Button
          key={filter.name}
          onClick={() => {
            keepFocus();
            controls.remove(filter);
          }}
        >
          {`Remove ${filter.label} (${filter.count})`}
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
  );
}
