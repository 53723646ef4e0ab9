import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { onLayerOpened } from './layerHistory';

/**
 * Stands in for a layer that is still being downloaded. Whoever goes on to another page in the meantime no
 * longer waits for it, from the press on, nor whoever opens another layer. An address that a page changes for
 * itself leads nowhere.
 */
export function PendingLayer({ onCancel }: { onCancel: () => void }) {
  const shown = useLocation().pathname;
  const wanted = useNavigation().location?.pathname ?? shown;
  const [wantedAtFirst] = useState(wanted);

  useEffect(() => {
    if (wanted !== wantedAtFirst) onCancel();
  }, [wanted, wantedAtFirst, onCancel]);

  // This layer's own entry is there already: it is made in a layout effect.
  useEffect(() => onLayerOpened(onCancel), [onCancel]);

  return null;
}
