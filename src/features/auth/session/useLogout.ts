import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { paths } from '@/paths';
import type { LayerState } from '@/ui/useLayer';
import { signOut, signOutOnLeaving } from './signOut';
import { askBeforeSignOut } from './signOutGuard';

/** How long signing out waits for the home page, in ms, so that nobody sees an empty page in between. */
const longestWait = 400;

/** Goes home and signs this device out; the server is told in the background. */
export function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const leave = (isInLayer = false) => {
    isLeaving.current = true;
    const stay = dispatch(signOutOnLeaving());
    const tooLate = new Promise<void>((resolve) => {
      setTimeout(resolve, longestWait);
    });
    // A second entry of the same page would make Back seem dead.
    const replace = isInLayer || window.location.pathname === paths.home;
    void Promise.race([navigate(paths.home, { replace }), tooLate]).finally(() => {
      isLeaving.current = false;
      stay();
      void dispatch(signOut());
    });
  };
  const leaveIfSure = async (question: Promise<boolean>) => {
    if (await question) leave();
  };
  /** Pressed in a layer, which goes with it, and of which the home page takes the entry in history. */
  return (layer?: LayerState) => {
    if (isLeaving.current) return;
    const question = dispatch(askBeforeSignOut());
    if (question === null) {
      layer?.closeFor(paths.home);
      leave(layer !== undefined);
    } else {
      layer?.close();
      void leaveIfSure(question);
    }
  };
}
