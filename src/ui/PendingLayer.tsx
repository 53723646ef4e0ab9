import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { onLayerOpened } from './layerHistory';
import { useEscape } from './useEscape';

/**
 * Stands in for a layer that is still being downloaded. Whoever goes on to another page in the meantime, from
 * the press on, to another layer or to a field no longer waits for it. An address that a page changes for itself
 * leads nowhere.
 */
export function PendingLayer({ onCancel }: { onCancel: () => void }) {
  const shown = useLocation().pathname;
  const wanted = useNavigation().location?.pathname ?? shown;
  // The address names a page before React has drawn it.
  const [wantedAtFirst] = useState([wanted, window.location.pathname]);

  useEffect(() => {
    if (!wantedAtFirst.includes(wanted)) onCancel();
  }, [wanted, wantedAtFirst, onCancel]);

  useEscape(onCancel);

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, textarea, select')) onCancel();
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [onCancel]);

  // This layer's own entry is there already: it is made in a layout effect.
  useEffect(() => onLayerOpened(onCancel), [onCancel]);

  return null;
}
