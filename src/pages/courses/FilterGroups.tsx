import { use } from 'react';
import { useAppSelector } from '@/app/hooks';
import { catalogue } from '@/content/catalogue';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { levels, priceBands } from '@/features/catalogue/catalogueFilters';
import { selectOptionCounts } from '@/features/catalogue/catalogueSelectors';
import { categoryChosen, levelChosen, priceChosen } from '@/features/catalogue/catalogueSlice';
import { categories } from '@/features/catalogue/categories';
import { FilterGroup } from './FilterGroup';
import { Groups } from './FilterGroups.styles';
import type { CatalogueControls } from './useCatalogueControls';

const categoryOptions = categories.map(({ slug, label, hue }) => ({ value: slug, label, hue }));

interface FilterGroupsProps {
  controls: CatalogueControls;
  /** Id of the form that submits the choices until a script handles them. */
  formId?: string;
}

/** The three filters, each a single choice. */
export function FilterGroups({ controls: { filters, choose }, formId }: FilterGroupsProps) {
  const list = use(CatalogueCourses);
  const counts = useAppSelector((state) => selectOptionCounts(state, list));
  return (
    <Groups>
      <FilterGroup
        name="category"
        formId={formId}
        legend="Category"
        all={catalogue.all.category}
        options={categoryOptions}
        counts={counts.category}
        chosen={filters.category}
        onChoose={(category, run) => choose(categoryChosen(category), run)}
      />
      <FilterGroup
        name="level"
        formId={formId}
        legend="Level"
        all={catalogue.all.level}
        options={levels}
        counts={counts.level}
        chosen={filters.level}
        onChoose={(level, run) => choose(levelChosen(level), run)}
      />
      <FilterGroup
        name="price"
        formId={formId}
        legend="Price"
        all={catalogue.all.price}
        options={priceBands}
        counts={counts.price}
        chosen={filters.price}
        onChoose={(price, run) => choose(priceChosen(price), run)}
      />
    </Groups>
  );
}
