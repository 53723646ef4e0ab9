import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Stands in for a layer that is still being downloaded. Whoever goes on to another page in the meantime no
 * longer waits for it, from the press on. An address that a page changes for itself leads nowhere.
 */
export function CancelOnNavigation({ onCancel }: { onCancel: () => void }) {
  const shown = useLocation().pathname;
  const wanted = useNavigation().location?.pathname ?? shown;
  const [wantedAtFirst] = useState(wanted);

  useEffect(() => {
    if (wanted !== wantedAtFirst) onCancel();
  }, [wanted, wantedAtFirst, onCancel]);

  return null;
}
