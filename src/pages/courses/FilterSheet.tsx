import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { use, useId } from 'react';
import { useAppSelector } from '@/app/hooks';
import { catalogue } from '@/content/catalogue';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { selectVisibleCourses } from '@/features/catalogue/catalogueSelectors';
import { countOf } from '@/features/catalogue/formatCourse';
import { useCloseWhenWide } from '@/ui/useCloseWhenWide';
import { FilterGroups } from './FilterGroups';
import styles from './FilterSheet.module.css';
import type { CatalogueControls } from './useCatalogueControls';

interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  controls: CatalogueControls;
}

/** The filters on a phone. What is chosen is at once in force; the red button counts what waits behind. */
export function FilterSheet({ isOpen, onClose, controls }: FilterSheetProps) {
  const titleId = useId();
  const list = use(CatalogueCourses);
  const visible = useAppSelector((state) => selectVisibleCourses(state, list));
  useCloseWhenWide(onClose);

  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, className: styles['sheet'] ?? '' },
      }}
    >
      <div className={styles['top']}>
        <h2 id={titleId}>Filters</h2>
        <IconButton onClick={onClose} aria-label="Close filters" edge="end">
          <Close />
        </IconButton>
      </div>
      <div className={styles['groups']}>
        <FilterGroups controls={controls} />
      </div>
      <div className={styles['foot']}>
        <Button variant="outlined" onClick={controls.clear}>
          {catalogue.clear}
        </Button>
        <Button variant="contained" onClick={onClose}>
          Show {countOf(visible.length, 'course')}
        </Button>
      </div>
    </Drawer>
  );
}
