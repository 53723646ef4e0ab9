import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeLayer, type Layer, leaveEntry, openLayer } from './layerHistory';

/**
 * While `isOpen`, one step Back closes a layer instead of leaving the page. Navigations that start in the layer
 * replace its entry; `leaveFor` has to be told of one that closes the layer before its page is there.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = useRef({ location, address: '' });
  const layer = useRef<Layer>(null);

  useEffect(() => {
    shown.current = { location, address: window.location.href };
  }, [location]);

  const close = useEffectEvent(onClose);
  const keepAddress = useEffectEvent(() => {
    // What was chosen in the layer has changed the address of the page, which stays as it is.
    if (window.location.href === shown.current.address) return;
    const { state, ...to } = shown.current.location;
    void navigate(to, { state, preventScrollReset: true });
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const opened = openLayer({ close: () => close(), keepAddress: () => keepAddress() });
    layer.current = opened;
    return () => closeLayer(opened);
  }, [isOpen]);

  return {
    leaveFor: (address: string) => {
      if (layer.current && address !== window.location.href) leaveEntry(layer.current);
    },
  };
}
