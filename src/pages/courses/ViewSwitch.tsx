import ToggleButton from '@mui/material/ToggleButton';
import { memo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { views } from '@/features/catalogue/catalogueFilters';
import { selectView, viewChosen } from '@/features/catalogue/catalogueSlice';
import type { CatalogueControls } from './useCatalogueControls';
import { Views } from './ViewSwitch.styles';

/**
 * Grid or list. A fieldset, because MUI's toggle button group is a single tab stop with arrow keys inside, which nobody
 * expects of two buttons and which does not work before hydration.
 */
export const ViewSwitch = memo(function ViewSwitch({ choose }: Pick<CatalogueControls, 'choose'>) {
  const chosen = useAppSelector(selectView);
  return (
    <Views aria-label="View">
      {views.map(({ value, label }) => (
        <ToggleButton
          key={value}
          value={value}
          selected={value === chosen}
          aria-label={label}
          onClick={() => {
            if (value !== chosen) choose(viewChosen(value));
          }}
        />
      ))}
    </Views>
  );
});
