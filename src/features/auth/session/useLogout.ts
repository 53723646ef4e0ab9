import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import type { AppThunk, Services } from '@/app/thunk';
import { paths } from '@/paths';
import { whenLayersAreGone } from '@/ui/layerHistory';
import { inTime } from './inTime';
import { signOut, type SignOutWatch, watchSignOut } from './signOut';
import { askBeforeSignOut, whenQuestionIsReady } from './signOutGuard';

/** How long signing out waits for the home page, in ms, so that nobody sees an empty page in between. */
const longestWait = 400;
/** How long before the label says that it is under way, in ms. */
const silentWait = 400;

const isAtHome = (): boolean => window.location.pathname === paths.home;

/** What a press in a layer also closes. */
export interface Layer {
  close: () => void;
  /** For layers that have a history entry: the home page takes it over, unless it is open already. */
  closeFor?: (path: string) => void;
}

function useGoHome() {
  const navigate = useNavigate();
  return async (isInLayer: boolean, isStillWanted: () => boolean) => {
    if (!isAtHome()) return navigate(paths.home, { replace: isInLayer });
    // A second history entry of the same page would make Back seem dead, also one left by a layer.
    await whenLayersAreGone();
    // If they have moved on meanwhile, there is nothing to replace.
    if (!isStillWanted() || !isAtHome()) return undefined;
    return navigate(paths.home, { replace: true });
  };
}

/** Tells, between `begin` and `end`, whether something takes noticeably long. */
function useNoticeableWait() {
  const [isWaiting, setIsWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = () => {
    timer.current = setTimeout(() => setIsWaiting(true), silentWait);
  };
  const end = () => {
    clearTimeout(timer.current);
    setIsWaiting(false);
  };
  return { isWaiting, begin, end };
}

const presses = new WeakMap<Services, { isUnderWay: boolean }>();

/** The press that is being carried out. A page and the menus have a button each, and two presses are one sign-out. */
const pressOfAll = (): AppThunk<{ isUnderWay: boolean }> => (_dispatch, _getState, services) => {
  const press = presses.get(services) ?? { isUnderWay: false };
  presses.set(services, press);
  return press;
};

/** Goes home and signs this device out; the server is told in the background. `isWaiting` if that takes noticeably long. */
export function useLogout() {
  const dispatch = useAppDispatch();
  const goHome = useGoHome();
  const press = () => dispatch(pressOfAll());
  const { isWaiting, begin, end } = useNoticeableWait();
  const leave = (watch: SignOutWatch, isInLayer = false) => {
    press().isUnderWay = true;
    void inTime(
      goHome(isInLayer, () => press().isUnderWay),
      longestWait,
    ).finally(() => {
      press().isUnderWay = false;
      end();
      void dispatch(signOut(watch));
    });
  };
  const leaveIfSure = async (question: Promise<boolean>) => {
    if (!(await question)) return;
    const watch = dispatch(watchSignOut());
    // Closing the dialog goes back in history; after the step to the home page that would leave it again.
    await inTime(whenLayersAreGone(), longestWait);
    leave(watch);
  };
  // Whoever leaves the page while this waits has pressed Logout and is signed out, as without a wait.
  const leaveOnceReady = async (ready: Promise<unknown>, layer?: Layer) => {
    press().isUnderWay = true;
    const watch = dispatch(watchSignOut());
    begin();
    await ready;
    layer?.close();
    await inTime(whenLayersAreGone(), longestWait);
    const question = watch.isReplaced() ? null : dispatch(askBeforeSignOut());
    if (question === null) {
      leave(watch);
      return;
    }
    watch.stop();
    press().isUnderWay = false;
    end();
    await leaveIfSure(question);
  };
  const logout = (layer?: Layer) => {
    if (press().isUnderWay) return;
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
