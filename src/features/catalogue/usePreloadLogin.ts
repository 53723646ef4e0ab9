import { use, useCallback } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectAuthStatus } from '@/features/auth/session/authSlice';
import { paths } from '@/paths';
import { PreloadPage } from '@/ui/PreloadPage';
import { usePreload } from '@/ui/usePreload';

/**
 * For a button that sends visitors to the login page. The account service's client is left to that page: fetched here,
 * it would be evaluated just when the form has to be drawn.
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
