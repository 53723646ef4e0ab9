import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { paths } from '@/paths';
import { whenLayersAreGone } from '@/ui/layerHistory';
import type { LayerState } from '@/ui/useLayer';
import { reconcile } from './sessionSync';
import { signOut, signOutOnLeaving } from './signOut';
import { askBeforeSignOut } from './signOutGuard';

/** How long signing out waits for the home page, in ms, so that nobody sees an empty page in between. */
const longestWait = 400;

const isAtHome = (): boolean => window.location.pathname === paths.home;

/** Goes home and signs this device out; the server is told in the background. */
export function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const goHome = async (isInLayer: boolean) => {
    const wasAtHome = isAtHome();
    if (isInLayer && !wasAtHome) return navigate(paths.home, { replace: true });
    // A second entry of the same page would make Back seem dead; so would one that a layer's is turned into.
    await whenLayersAreGone();
    // So late that somebody has gone on, there is nowhere to lead from.
    if (!isLeaving.current || isAtHome() !== wasAtHome) return undefined;
    return navigate(paths.home, { replace: wasAtHome });
  };
  const leave = (isInLayer = false) => {
    isLeaving.current = true;
    const stay = dispatch(signOutOnLeaving());
    const tooLate = new Promise<void>((resolve) => {
      setTimeout(resolve, longestWait);
    });
    void Promise.race([goHome(isInLayer), tooLate]).finally(() => {
      isLeaving.current = false;
      if (stay()) dispatch(reconcile());
      else void dispatch(signOut());
    });
  };
  const leaveIfSure = async (question: Promise<boolean>) => {
    if (await question) leave();
  };
  /** Pressed in a layer, which goes with it, and of which the home page takes the entry, unless it is shown already. */
  return (layer?: LayerState) => {
    if (isLeaving.current) return;
    const question = dispatch(askBeforeSignOut());
    if (question === null) {
      if (isAtHome()) layer?.close();
      else layer?.closeFor(paths.home);
      leave(layer !== undefined);
    } else {
      layer?.close();
      void leaveIfSure(question);
    }
  };
}
