import Tune from '@mui/icons-material/Tune';
import { activeFilters } from '@/features/catalogue/catalogueFilters';
import { LazyPart } from '@/ui/LazyPart';
import { preloadable } from '@/ui/preloadable';
import { useEarlyOpener } from '@/ui/useEarlyPopover';
import { useLayer } from '@/ui/useLayer';
import { usePreload } from '@/ui/usePreload';
import { filterRailId } from './FilterRail';
import { Opener } from './FiltersButton.styles';
import type { CatalogueControls } from './useCatalogueControls';

const FilterSheet = preloadable(async () => (await import('./FilterSheet')).FilterSheet);

/** Opens the filters in a sheet, in narrow windows, which have no room for a rail. */
export function FiltersButton({ controls }: { controls: CatalogueControls }) {
  const sheet = useLayer();
  const opener = useEarlyOpener(filterRailId, sheet);
  const preloadSheet = usePreload(FilterSheet.preload);
  const count = activeFilters({ ...controls.filters, text: '' }).length;
  return (
    <>
      <Opener startIcon={<Tune />} {...opener} {...preloadSheet}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Opener>
      <LazyPart isOpen={sheet.isOpen} onClose={sheet.close}>
        <FilterSheet isOpen={sheet.isOpen} onClose={sheet.close} controls={controls} />
      </LazyPart>
    </>
  );
}
