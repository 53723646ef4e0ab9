import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRouterState } from '@/features/auth/redirects/routerState';
import { farFrom } from '@/features/catalogue/catalogueReturn';

/**
 * Takes up an interrupted enrolment: whoever was sent to sign in finds Enroll Now focused, and the answer
 * is true until it is pressed. The mark is removed from history, so that a reload or Back does not repeat it.
 */
export function useBackToEnroll() {
  const location = useLocation();
  const navigate = useNavigate();
  const { backToEnroll: isBack = false, catalogue } = readRouterState(location.state);
  const buttonHolder = useRef<HTMLDivElement>(null);
  const [hasReturned, setHasReturned] = useState(false);

  useEffect(() => {
    if (!isBack) return;
    // After the heading of the new page has had its focus.
    requestAnimationFrame(() => {
      buttonHolder.current?.querySelector('button')?.focus({ preventScroll: true });
      setHasReturned(true);
    });
    void navigate(location, { replace: true, preventScrollReset: true, state: farFrom(catalogue) });
  }, [isBack, catalogue, location, navigate]);

  return {
    buttonHolder,
    /** Also once the mark is removed, until the button is pressed. */
    isBack: isBack || hasReturned,
    hasReturned,
    forgetReturn: () => setHasReturned(false),
  };
}
