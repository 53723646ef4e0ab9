import { useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/app/hooks';
import { paths } from '@/paths';
import { signOut, signOutOnLeaving } from './signOut';
import { askBeforeSignOut } from './signOutGuard';

/** How long signing out waits for the home page, in ms, so that nobody sees an empty page in between. */
const longestWait = 400;

/** Goes home and signs this device out; the server is told in the background. */
export function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const leave = (options?: Pick<NavigateOptions, 'replace'>) => {
    isLeaving.current = true;
    const stay = dispatch(signOutOnLeaving());
    const tooLate = new Promise<void>((resolve) => {
      setTimeout(resolve, longestWait);
    });
    // A second entry of the same page would make Back seem dead.
    const replace = options?.replace ?? window.location.pathname === paths.home;
    void Promise.race([navigate(paths.home, { replace }), tooLate]).finally(() => {
      isLeaving.current = false;
      stay();
      void dispatch(signOut());
    });
  };
  const leaveIfSure = async (question: Promise<boolean>, options?: Pick<NavigateOptions, 'replace'>) => {
    if (await question) leave(options);
  };
  return (options?: Pick<NavigateOptions, 'replace'>) => {
    if (isLeaving.current) return;
    const question = dispatch(askBeforeSignOut());
    if (question === null) leave(options);
    else void leaveIfSure(question, options);
  };
}
