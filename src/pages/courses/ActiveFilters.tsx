import type { RefObject } from 'react';
import { useAppSelector } from '@/app/hooks';
import { catalogue } from '@/content/catalogue';
import { selectActiveFilters } from '@/features/catalogue/catalogueSelectors';
import { isCategory, categoryStyle } from '@/features/catalogue/categories';
import { hueClass } from '@/ui/HueLabel';
import styles from './ActiveFilters.module.css';
import type { CatalogueControls } from './useCatalogueControls';

interface ActiveFiltersProps {
  controls: CatalogueControls;
  /** Stays on the page whatever is removed, so it takes the focus of the chip that has just gone. */
  clearButton: RefObject<HTMLButtonElement | null>;
}

/** What narrows the list, each with a way to remove it, and the button that removes all. */
export function ActiveFilters({ controls, clearButton }: ActiveFiltersProps) {
  const active = useAppSelector(selectActiveFilters);
  const { category } = controls.filters;
  const hue = isCategory(category) ? hueClass(categoryStyle(category).hue) : '';
  const isNothing = active.length === 0;
  return (
    <div className={[styles['active'], isNothing && styles['nothing']].filter(Boolean).join(' ')}>
      {active.map((filter) => (
        <button
          key={filter.name}
          type="button"
          className={[styles['chip'], filter.name === 'category' && `${styles['hue']} ${hue}`]
            .filter(Boolean)
            .join(' ')}
          aria-label={`Remove ${filter.label}`}
          onClick={() => {
            clearButton.current?.focus({ preventScroll: true });
            controls.remove(filter);
          }}
        >
          <span>{filter.label}</span>
        </button>
      ))}
      <button
        ref={clearButton}
        type="button"
        className={styles['clear']}
        aria-disabled={isNothing}
        onClick={() => {
          if (!isNothing) controls.clear();
        }}
      >
        {catalogue.clear}
      </button>
    </div>
  );
}
