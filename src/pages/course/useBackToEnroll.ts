import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRouterState, type RouterState } from '@/features/auth/redirects/routerState';

/**
 * Resumes an interrupted enrolment: visitors who were sent to sign in come back to a focused Enroll Now, and `isBack`
 * is true until they press it. The mark is removed from history, so that a reload or Back does not repeat this.
 */
export function useBackToEnroll() {
  const location = useLocation();
  const navigate = useNavigate();
  const { backToEnroll: isBack = false, catalogue, isFarBack } = readRouterState(location.state);
  const buttonHolder = useRef<HTMLDivElement>(null);
  const [hasReturned, setHasReturned] = useState(false);

  useEffect(() => {
    if (!isBack) return;
    // After the heading of the new page has been focused.
    requestAnimationFrame(() => {
      buttonHolder.current?.querySelector('button')?.focus({ preventScroll: true });
      setHasReturned(true);
    });
    const left: RouterState | undefined = catalogue === undefined ? undefined : { catalogue, isFarBack };
    void navigate(location, { replace: true, preventScrollReset: true, state: left });
  }, [isBack, catalogue, isFarBack, location, navigate]);

  return {
    buttonHolder,
    /** Stays true after the mark is removed, until the button is pressed. */
    isBack: isBack || hasReturned,
    hasReturned,
    forgetReturn: () => setHasReturned(false),
  };
}
