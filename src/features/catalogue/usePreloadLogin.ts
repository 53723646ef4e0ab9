import { use, useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { selectAuthStatus } from '@/features/auth/session/authSlice';
import { preloadSdk } from '@/features/auth/session/sessionSync';
import { paths } from '@/paths';
import { PreloadPage } from '@/ui/PreloadPage';
import { usePreload } from '@/ui/usePreload';

/** For a button that sends visitors to the login page: fetches the page, and the client that its form needs. */
export function usePreloadLogin() {
  const preloadPage = use(PreloadPage);
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(selectAuthStatus) === 'anonymous';
  return usePreload(
    useCallback(async () => {
      if (!isVisitor) return;
      // One after the other: the press waits for the page alone, and the client is ten times its size.
      await preloadPage(paths.login);
      await dispatch(preloadSdk());
    }, [isVisitor, preloadPage, dispatch]),
  );
}
