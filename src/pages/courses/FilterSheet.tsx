import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { use, useId } from 'react';
import { useAppSelector } from '@/app/hooks';
import { catalogue } from '@/content/catalogue';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { selectActiveFilters, selectVisibleCourses } from '@/features/catalogue/catalogueSelectors';
import { countOf, formatCount } from '@/features/catalogue/formatCourse';
import { useCloseWhenWide } from '@/ui/useCloseWhenWide';
import { ChangingText } from '@/ui/ChangingText';
import { DialogTop } from '@/ui/DialogTop';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { FilterGroups } from './FilterGroups';
import { Sheet } from './FilterSheet.styles';
import type { CatalogueControls } from './useCatalogueControls';

interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  controls: CatalogueControls;
}

/** The filters on a phone. Choices apply at once; the red button shows the number of results. */
export function FilterSheet({ isOpen, onClose, controls }: FilterSheetProps) {
  const titleId = useId();
  const list = use(CatalogueCourses);
  const visible = useAppSelector((state) => selectVisibleCourses(state, list));
  const isNothing = useAppSelector(selectActiveFilters).length === 0;
  useCloseWhenWide(isOpen, onClose);

  return (
    <Sheet
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <DialogTop title="Filters" titleId={titleId} closeLabel="Close filters" onClose={onClose} />
      <DialogContent>
        <FilterGroups controls={controls} />
      </DialogContent>
      {/* The page's own count is hidden from screen readers while the sheet is open. */}
      <VisuallyHidden as="output">
        {`${controls.undo?.message ?? ''} Showing ${formatCount(visible.length)} of ${formatCount(list.length)} courses`}
      </VisuallyHidden>
      <DialogActions>
        <Button
          variant="outlined"
          aria-disabled={isNothing}
          onClick={() => {
            if (!isNothing) controls.clear();
          }}
        >
          {catalogue.clear}
        </Button>
        <Button variant="contained" onClick={onClose}>
          <ChangingText>{`Show ${countOf(visible.length, 'course')}`}</ChangingText>
        </Button>
      </DialogActions>
    </Sheet>
  );
}
