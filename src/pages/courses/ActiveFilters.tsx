import Close from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { FocusEvent, RefObject } from 'react';
import { useAppSelector } from '@/app/hooks';
import { catalogue } from '@/content/catalogue';
import { selectActiveFilters } from '@/features/catalogue/catalogueSelectors';
import { isCategory, categoryStyle } from '@/features/catalogue/categories';
import { hueClass } from '@/ui/HueLabel';
import { Active } from './ActiveFilters.styles';
import type { CatalogueControls } from './useCatalogueControls';

interface ActiveFiltersProps {
  controls: CatalogueControls;
  /** Stays on the page whatever is removed, so it takes the focus of a removed chip. */
  clearButton: RefObject<HTMLButtonElement | null>;
}

/** Browsers leave a focused chip half out of sight. A pressed one must not move away from under the finger. */
const uncover = ({ currentTarget }: FocusEvent) => {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The active filters, each with a way to remove it, and the button that removes all. */
export function ActiveFilters({ controls, clearButton }: ActiveFiltersProps) {
  const active = useAppSelector(selectActiveFilters);
  const { category } = controls.filters;
  const hue = isCategory(category) ? hueClass(categoryStyle(category).hue) : '';
  const isNothing = active.length === 0;
  return (
    <Active data-empty={isNothing}>
      {!isNothing && (
        <div className="chips">
          {active.map((filter) => {
            const remove = () => {
              clearButton.current?.focus({ preventScroll: true });
              controls.remove(filter);
            };
            return (
              <Chip
                key={filter.name}
                component="button"
                variant="outlined"
                className={filter.name === 'category' ? `hue ${hue}` : ''}
                label={filter.label}
                aria-label={`Remove ${filter.label}`}
                deleteIcon={<Close />}
                onFocus={uncover}
                onClick={remove}
                onDelete={remove}
              />
            );
          })}
        </div>
      )}
      <Link
        ref={clearButton}
        component="button"
        type="button"
        className="clear"
        aria-disabled={isNothing}
        onClick={() => {
          if (!isNothing) controls.clear();
        }}
      >
        {catalogue.clear}
      </Link>
    </Active>
  );
}
