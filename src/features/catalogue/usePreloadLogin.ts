import { use, useCallback } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectAuthStatus } from '@/features/auth/session/authSlice';
import { paths } from '@/paths';
import { PreloadPage } from '@/ui/PreloadPage';
import { usePreload } from '@/ui/usePreload';

/**
 * For a button that sends visitors to the login page. That page fetches the account service's client when it is shown:
 * fetched here, the client is run just when the form is to be drawn.
 */
export function usePreloadLogin() {
  const preloadPage = use(PreloadPage);
  const isVisitor = useAppSelector(selectAuthStatus) === 'anonymous';
  return usePreload(
    useCallback(async () => {
      if (isVisitor) await preloadPage(paths.login);
    }, [isVisitor, preloadPage]),
  );
}
