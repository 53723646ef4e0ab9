import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { paths } from '@/paths';
import { whenLayersAreGone } from '@/ui/layerHistory';
import { inTime } from './inTime';
import { signOut, type SignOutWatch, watchSignOut } from './signOut';
import { askBeforeSignOut, whenQuestionIsReady } from './signOutGuard';

/**
 * How long signing out waits for the home page, in ms, so that nobody sees an empty page in between; and how long it may
 * take without a word.
 */
const longestWait = 400;

const isAtHome = (): boolean => window.location.pathname === paths.home;

/** What a press in a layer also closes. */
interface Layer {
  close: () => void;
  /** For layers that have a history entry: the home page takes it over, unless it is open already. */
  closeFor?: (path: string) => void;
}

/** Goes home and signs this device out; the server is told in the background. `isWaiting` if that takes noticeably long. */
export function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const goHome = async (isInLayer: boolean) => {
    if (!isAtHome()) return navigate(paths.home, { replace: isInLayer });
    // A second history entry of the same page would make Back seem dead, also one left by a layer.
    await whenLayersAreGone();
    // If they have moved on meanwhile, there is nothing to replace.
    if (!isLeaving.current || !isAtHome()) return undefined;
    return navigate(paths.home, { replace: true });
  };
  const leave = (watch: SignOutWatch, isInLayer = false) => {
    isLeaving.current = true;
    void inTime(goHome(isInLayer), longestWait).finally(() => {
      isLeaving.current = false;
      void dispatch(signOut(watch));
    });
  };
  const leaveIfSure = async (question: Promise<boolean>) => {
    if (!(await question)) return;
    // Closing the dialog goes back in history; after the step to the home page that would leave it again.
    await inTime(whenLayersAreGone(), longestWait);
    leave(dispatch(watchSignOut()));
  };
  // Whoever leaves the page while this waits has pressed Logout and is signed out, as without a wait.
  const leaveOnceReady = async (ready: Promise<unknown>, layer?: Layer) => {
    isLeaving.current = true;
    const watch = dispatch(watchSignOut());
    const timer = setTimeout(() => setIsWaiting(true), longestWait);
    await ready;
    clearTimeout(timer);
    setIsWaiting(false);
    layer?.close();
    await inTime(whenLayersAreGone(), longestWait);
    const question = watch.isReplaced() ? null : dispatch(askBeforeSignOut());
    if (question === null) {
      leave(watch);
      return;
    }
    watch.stop();
    isLeaving.current = false;
    await leaveIfSure(question);
  };
  const logout = (layer?: Layer) => {
    if (isLeaving.current) return;
    const ready = dispatch(whenQuestionIsReady());
    if (ready !== null) {
      void leaveOnceReady(ready, layer);
      return;
    }
    const question = dispatch(askBeforeSignOut());
    if (question === null) {
      if (layer?.closeFor && !isAtHome()) layer.closeFor(paths.home);
      else layer?.close();
      leave(dispatch(watchSignOut()), layer?.closeFor !== undefined);
    } else {
      layer?.close();
      void leaveIfSure(question);
    }
  };
  return { logout, isWaiting, label: isWaiting ? 'Logging out...' : 'Logout' };
}
