import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRouterState } from '@/features/auth/redirects/routerState';
import { farFrom } from '@/features/catalogue/catalogueReturn';

/**
 * Resumes an interrupted enrolment: visitors who were sent to sign in come back to a focused Enroll Now, and `isBack`
 * is true until they press it. The mark is removed from history, so that a reload or Back does not repeat this.
 */
export function useBackToEnroll() {
  const location = useLocation();
  const navigate = useNavigate();
  const { backToEnroll: isBack = false, catalogue } = readRouterState(location.state);
  const buttonHolder = useRef<HTMLDivElement>(null);
  const [hasReturned, setHasReturned] = useState(false);

  useEffect(() => {
    if (!isBack) return;
    // After the heading of the new page has been focused.
    requestAnimationFrame(() => {
      buttonHolder.current?.querySelector('button')?.focus({ preventScroll: true });
      setHasReturned(true);
    });
    void navigate(location, { replace: true, preventScrollReset: true, state: farFrom(catalogue) });
  }, [isBack, catalogue, location, navigate]);

  return {
    buttonHolder,
    /** Stays true after the mark is removed, until the button is pressed. */
    isBack: isBack || hasReturned,
    hasReturned,
    forgetReturn: () => setHasReturned(false),
  };
}
