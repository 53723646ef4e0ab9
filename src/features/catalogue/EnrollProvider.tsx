import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectAuthStatus, selectUser } from '@/features/auth/authSlice';
import { rememberPlace } from '@/features/auth/returnTarget';
import { paths } from '@/paths';
import { LazyToast } from '@/ui/LazyToast';
import type { CourseSummary } from './course';
import { type Enroll, EnrollContext } from './useEnroll';

interface Wish {
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
  opener: HTMLElement;
}

/**
 * Carries out a press of Enroll Now. A visitor goes to the login page, which leads back to the course;
 * someone signed in gets one message, and presses are ignored while it is open. While the stored session
 * is still being looked up the wish waits for the answer.
 */
export function EnrollProvider({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectAuthStatus);
  const isSignedIn = useAppSelector(selectUser) !== null;
  const navigate = useNavigate();
  const [wish, setWish] = useState<Wish | null>(null);

  const enroll = useCallback<Enroll>((course, opener) => {
    setWish((current) => current ?? { course, opener });
  }, []);

  const isVisitors = wish !== null && !isSignedIn && status !== 'loading';
  useEffect(() => {
    if (!isVisitors) return;
    const { id, title } = wish.course;
    const state = rememberPlace({ path: paths.course(id), enrollTitle: title });
    void Promise.resolve(navigate(paths.login, { state })).then(() => setWish(null));
  }, [isVisitors, wish, navigate]);

  return (
    <EnrollContext value={enroll}>
      {children}
      {wish !== null && isSignedIn && (
        <LazyToast
          isUrgent
          message={`Enrolling in ${wish.course.title}`}
          picture={wish.course.thumbnail}
          opener={{ current: wish.opener }}
          onClose={() => setWish(null)}
        />
      )}
    </EnrollContext>
  );
}
