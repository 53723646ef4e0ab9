import { lazy, useCallback, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectFilters } from '@/features/catalogue/catalogueSelectors';
import { activeFilters } from '@/features/catalogue/catalogueFilters';
import { LazyPart } from '@/ui/LazyPart';
import styles from './FiltersButton.module.css';
import type { CatalogueControls } from './useCatalogueControls';

const loadSheet = () => import('./FilterSheet');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

/** A failure shows when the sheet is really wanted. */
const preload = () => loadSheet().catch(() => undefined);

/** On narrow windows, where there is no room for a rail, the filters stand in a sheet behind this button. */
export function FiltersButton({ controls }: { controls: CatalogueControls }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const filters = useAppSelector(selectFilters);
  const count = activeFilters({ ...filters, text: '' }).length;
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      {wasOpened && (
        <LazyPart isOpen={isOpen} onClose={close}>
          <FilterSheet isOpen={isOpen} onClose={close} controls={controls} />
        </LazyPart>
      )}
    </>
  );
}
