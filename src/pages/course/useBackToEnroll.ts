import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isBackToEnroll, isBeyondCourse } from '@/features/auth/redirects/returnTarget';

/**
 * Takes up an interrupted enrolment: whoever was sent to sign in finds Enroll Now focused, and the answer
 * is true until it is pressed. The mark is removed from history, so that a reload or Back does not repeat it. Where
 * the course was left for the sign-in pages, its own entry is the one to return to: it knows the way back to the
 * catalogue, and Back would lead to the same page again.
 */
export function useBackToEnroll() {
  const location = useLocation();
  const navigate = useNavigate();
  const isBack = isBackToEnroll(location.state);
  const isTooFar = isBeyondCourse(location.state);
  const isForward = useNavigationType() === NavigationType.Pop && isTooFar;
  const leftEntry = useRef<string>(undefined);
  const buttonHolder = useRef<HTMLDivElement>(null);
  const [hasReturned, setHasReturned] = useState(false);

  useEffect(() => {
    if (!isBack) {
      leftEntry.current = undefined;
      return;
    }
    if (!isForward) {
      // After the heading of the new page has had its focus.
      requestAnimationFrame(() => {
        buttonHolder.current?.querySelector('button')?.focus({ preventScroll: true });
        setHasReturned(true);
      });
    }
    if (!isTooFar) {
      void navigate(location, { replace: true, preventScrollReset: true });
    } else if (leftEntry.current !== location.key) {
      leftEntry.current = location.key;
      void navigate(-1);
    }
  }, [isBack, isTooFar, isForward, location, navigate]);

  return { buttonHolder, hasReturned, forgetReturn: () => setHasReturned(false) };
}
