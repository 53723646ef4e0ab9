import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CloseBeside } from '@/ui/CloseBeside';
import { useCloseWhenWide } from '@/ui/useCloseWhenWide';
import { useEarlyPopover } from '@/ui/useEarlyPopover';
import { FilterGroups } from './FilterGroups';
import { Rail } from './FilterRail.styles';
import type { CatalogueControls } from './useCatalogueControls';

export const filterRailId = 'filters';

interface FilterRailProps {
  controls: CatalogueControls;
  /** Id of the form that submits the choices until a script handles them. */
  formId: string;
}

/** The filters beside the list. In narrow windows they are hidden, but open as a layer until the page is hydrated. */
export function FilterRail({ controls, formId }: FilterRailProps) {
  const { isEarly, isStillOpen, layer, popover, close, closing } = useEarlyPopover<HTMLElement>(filterRailId);
  useCloseWhenWide(isStillOpen, close);

  return (
    <Rail ref={layer} aria-label="Filters" {...(isEarly && popover)}>
      {isEarly && (
        <>
          <CloseBeside {...closing} />
          <div className="top">
            <Typography variant="h3" component="h2">
              Filters
            </Typography>
            <IconButton {...closing} aria-label="Close filters" edge="end">
              <Close />
            </IconButton>
          </div>
        </>
      )}
      <FilterGroups controls={controls} formId={formId} />
      {isEarly && (
        <div className="bottom">
          <Button {...closing} variant="contained" fullWidth>
            Show courses
          </Button>
        </div>
      )}
    </Rail>
  );
}
