import InputBase from '@mui/material/InputBase';
import { memo, useId } from 'react';
import { useAppSelector } from '@/app/hooks';
import { sorts } from '@/features/catalogue/catalogueFilters';
import { selectSort, sortChosen } from '@/features/catalogue/catalogueSlice';
import { Select } from './SortField.styles';
import type { CatalogueControls } from './useCatalogueControls';

interface SortFieldProps {
  choose: CatalogueControls['choose'];
  /** The form that the order belongs to until a script answers it. */
  formId: string;
}

/** In which order the courses stand. The browser's own list, which opens without a script. */
export const SortField = memo(function SortField({ choose, formId }: SortFieldProps) {
  const id = useId();
  const chosen = useAppSelector(selectSort);
  return (
    <Select
      id={id}
      name="sort"
      value={chosen}
      onChange={({ target }) => {
        const sort = sorts.find(({ value }) => value === target.value);
        if (sort) choose(sortChosen(sort.value));
      }}
      input={<InputBase />}
      inputProps={{ form: formId }}
      startAdornment={<label htmlFor={id}>Sort</label>}
    >
      {sorts.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
});
