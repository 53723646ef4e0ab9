import InputBase from '@mui/material/InputBase';
import { memo, useId } from 'react';
import { useAppSelector } from '@/app/hooks';
import { sorts } from '@/features/catalogue/catalogueFilters';
import { selectSort, sortChosen } from '@/features/catalogue/catalogueSlice';
import { Select } from './SortField.styles';
import type { CatalogueControls } from './useCatalogueControls';

interface SortFieldProps {
  choose: CatalogueControls['choose'];
  /** Id of the form that submits the order until a script handles it. */
  formId: string;
}

/** The order of the courses. A native select, which opens without a script. */
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
