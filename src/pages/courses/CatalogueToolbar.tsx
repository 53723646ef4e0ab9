import { type RefObject, use } from 'react';
import { useAppSelector } from '@/app/hooks';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { sorts, views } from '@/features/catalogue/catalogueFilters';
import { selectVisibleCourses } from '@/features/catalogue/catalogueSelectors';
import { selectSort, selectView, sortChosen, viewChosen } from '@/features/catalogue/catalogueSlice';
import { formatCount } from '@/features/catalogue/formatCourse';
import { ActiveFilters } from './ActiveFilters';
import styles from './CatalogueToolbar.module.css';
import { FiltersButton } from './FiltersButton';
import type { CatalogueControls } from './useCatalogueControls';

interface CatalogueToolbarProps {
  controls: CatalogueControls;
  formId: string;
  clearButton: RefObject<HTMLButtonElement | null>;
}

/** How many courses are shown, in which order and how, and what narrows them. */
export function CatalogueToolbar({ controls, formId, clearButton }: CatalogueToolbarProps) {
  const list = use(CatalogueCourses);
  const visible = useAppSelector((state) => selectVisibleCourses(state, list));
  const chosenSort = useAppSelector(selectSort);
  const chosenView = useAppSelector(selectView);
  return (
    <div className={styles['toolbar']}>
      <FiltersButton controls={controls} />
      <output className={styles['status']}>
        Showing <b>{formatCount(visible.length)}</b> of <b>{formatCount(list.length)}</b> courses
      </output>
      <ActiveFilters controls={controls} clearButton={clearButton} />
      <label className={styles['sort']}>
        <span>Sort</span>
        <select
          name="sort"
          form={formId}
          value={chosenSort}
          onChange={({ target }) => {
            const sort = sorts.find(({ value }) => value === target.value);
            if (sort) controls.choose(sortChosen(sort.value));
          }}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset aria-label="View" className={styles['views']}>
        {views.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles[value]}
            aria-label={label}
            aria-pressed={value === chosenView}
            onClick={() => controls.choose(viewChosen(value))}
          />
        ))}
      </fieldset>
    </div>
  );
}
