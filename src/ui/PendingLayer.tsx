import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { onLayerOpened } from './layerHistory';
import { useDocumentEvent } from './useDocumentEvent';
import { useEscape } from './useEscape';

/**
 * Stands in for a layer that is still being downloaded. It is cancelled when the visitor goes to another page, opens
 * another layer, focuses a field or presses Escape: they no longer wait for it. A new query is no other page.
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

  useDocumentEvent('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('input, textarea, select')) onCancel();
  });

  // This layer's own history entry already exists: a layout effect pushed it.
  useEffect(() => onLayerOpened(onCancel), [onCancel]);

  return null;
}
