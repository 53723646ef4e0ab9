import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectAuthStatus, selectMayBeMember } from '@/features/auth/session/authSlice';
import { rememberPlace } from '@/features/auth/redirects/returnTarget';
import { paths } from '@/paths';
import { readCatalogueReturn } from './catalogueReturn';
import type { CourseSummary } from './course';
import { enrollFormId } from './enrollForm';
import { EnrollMessage, type EnrollMessageProps } from './EnrollMessage';
import { type Enroll, EnrollContext } from './useEnroll';

interface Wish {
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
  opener: HTMLElement;
  /** The page it was wished on, and the query of the catalogue that this is, or that it was opened from. */
  pathname: string;
  catalogue: string | undefined;
  /** Someone signed in has been told of it. */
  isGranted: boolean;
}

interface EnrollProviderProps {
  /** What someone signed in is told; more than the plain message where an enrolment has consequences. */
  Message?: ComponentType<EnrollMessageProps> | undefined;
  children: ReactNode;
}

/**
 * Carries out a press of Enroll Now. A visitor goes to the login page, which leads back to the course;
 * someone signed in, also where the service cannot confirm it right now, gets one message, of the course pressed last,
 * until they log out or leave the page. While the stored session is still being looked up the wish waits for the answer.
 */
export function EnrollProvider({ Message = EnrollMessage, children }: EnrollProviderProps) {
  const status = useAppSelector(selectAuthStatus);
  const mayBeMember = useAppSelector(selectMayBeMember);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const catalogue = pathname === paths.courses ? search : readCatalogueReturn(state);
  const here = useRef({ pathname, catalogue });
  const [wish, setWish] = useState<Wish | null>(null);

  useEffect(() => {
    here.current = { pathname, catalogue };
  }, [pathname, catalogue]);

  const enroll = useCallback<Enroll>((course, opener) => {
    setWish((current) =>
      current?.isGranted && current.course.id === course.id
        ? current
        : { course, opener, ...here.current, isGranted: false },
    );
  }, []);

  const isOver = wish !== null && (wish.pathname !== pathname || (wish.isGranted && status === 'anonymous'));
  if (isOver) setWish(null);
  else if (wish && mayBeMember && !wish.isGranted) setWish({ ...wish, isGranted: true });

  const isVisitors = wish !== null && !isOver && status === 'anonymous';
  useEffect(() => {
    if (!isVisitors) return;
    const { id, title } = wish.course;
    const place = rememberPlace({ path: paths.course(id), enrollTitle: title, catalogue: wish.catalogue });
    // The press before may have led there already, while this page is still shown.
    const replace = window.location.pathname === paths.login;
    // What cuts the navigation short has taken its place, or a later sign-in would grant the wish.
    void Promise.resolve(navigate(paths.login, { state: place, replace })).finally(() => {
      setWish((current) => (current === wish ? null : current));
    });
  }, [isVisitors, wish, navigate]);

  return (
    <EnrollContext value={enroll}>
      {children}
      <form id={enrollFormId} action={paths.login} data-for="visitors" />
      {wish?.isGranted === true && (
        <Message
          key={wish.course.id}
          course={wish.course}
          opener={wish.opener}
          onClose={() => setWish(null)}
        />
      )}
    </EnrollContext>
  );
}
