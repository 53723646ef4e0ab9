import ToggleButton from '@mui/material/ToggleButton';
import { useAppSelector } from '@/app/hooks';
import { views } from '@/features/catalogue/catalogueFilters';
import { selectView, viewChosen } from '@/features/catalogue/catalogueSlice';
import type { CatalogueControls } from './useCatalogueControls';
import { Views } from './ViewSwitch.styles';

/**
 * Grid or list. A fieldset, because MUI's group of toggle buttons makes one stop of them for the Tab key, with
 * arrow keys between, which nobody expects of two buttons and which does nothing until the page runs.
 */
export function ViewSwitch({ controls }: { controls: CatalogueControls }) {
  const chosen = useAppSelector(selectView);
  return (
    <Views aria-label="View">
      {views.map(({ value, label }) => (
        <ToggleButton
          key={value}
          value={value}
          selected={value === chosen}
          aria-label={label}
          onClick={() => controls.choose(viewChosen(value))}
        />
      ))}
    </Views>
  );
}
