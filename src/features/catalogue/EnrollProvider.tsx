import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectAuthStatus, selectIsCheckingLink, selectMayBeMember } from '@/features/auth/session/authSlice';
import { useSessionOwner } from '@/features/auth/session/sessionOwner';
import { rememberPlace } from '@/features/auth/redirects/returnTarget';
import { paths } from '@/paths';
import { readCatalogueReturn } from './catalogueReturn';
import type { CourseSummary } from './course';
import { enrollFormId } from './enrollForm';
import { EnrollMessage, type LastingEnrollMessageProps } from './EnrollMessage';
import { type Enroll, EnrollContext } from './useEnroll';

interface Wish {
  /** Pressing again while it is under way is the same wish. */
  id: number;
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
  opener: HTMLElement;
  /** The page it was wished on, and the query of the catalogue that this is, or that it was opened from. */
  pathname: string;
  catalogue: string | undefined;
  /** Someone signed in has been told of it. */
  isGranted: boolean;
  /** What was said has come to an end, so that the next press is another wish. */
  isSettled: boolean;
  /** Who that is. */
  ownerId: string | null;
}

const isSame = (one: Wish, other: Wish | null) => one.course.id === other?.course.id;

interface EnrollProviderProps {
  /** What someone signed in is told in place of the plain message, where an enrolment has consequences. */
  Message?: ComponentType<LastingEnrollMessageProps> | undefined;
  children: ReactNode;
}

/**
 * Carries out a press of Enroll Now. A visitor goes to the login page, which leads back to the course;
 * someone signed in, also where the service cannot confirm it right now, gets one message, of the course pressed last,
 * until they log out or leave the page. What has consequences goes on without its message, but for nobody else.
 * While the stored session is still being looked up, or a link is being checked, the wish waits for the answer.
 */
export function EnrollProvider({ Message, children }: EnrollProviderProps) {
  const status = useAppSelector(selectAuthStatus);
  const mayBeMember = useAppSelector(selectMayBeMember);
  const isCheckingLink = useAppSelector(selectIsCheckingLink);
  const ownerId = useSessionOwner();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const catalogue = pathname === paths.courses ? search : readCatalogueReturn(state);
  const here = useRef({ pathname, catalogue });
  const lastId = useRef(0);
  const [wish, setWish] = useState<Wish | null>(null);
  /** What was granted and has not come to an end. */
  const [underWay, setUnderWay] = useState<readonly Wish[]>([]);

  useEffect(() => {
    here.current = { pathname, catalogue };
  }, [pathname, catalogue]);

  const enroll = useCallback<Enroll>((course, opener) => {
    const id = (lastId.current += 1);
    setWish((current) =>
      current?.isGranted && !current.isSettled && current.course.id === course.id
        ? current
        : { id, course, opener, ...here.current, isGranted: false, isSettled: false, ownerId: null },
    );
  }, []);

  // A message without consequences stays, whoever signs in meanwhile.
  const isOwn = (granted: Wish) =>
    status !== 'anonymous' && (!Message || ownerId === null || granted.ownerId === ownerId);
  const isOver = wish !== null && (wish.pathname !== pathname || (wish.isGranted && !isOwn(wish)));
  if (!underWay.every(isOwn)) setUnderWay((current) => current.filter(isOwn));
  if (isOver) setWish(null);
  else if (wish && mayBeMember && !wish.isGranted) {
    const { id } = underWay.find((other) => isOwn(other) && isSame(other, wish)) ?? wish;
    const granted = { ...wish, id, isGranted: true, ownerId };
    setWish(granted);
    if (Message) setUnderWay((current) => [...current.filter((other) => !isSame(other, wish)), granted]);
  }

  const isVisitors = wish !== null && !isOver && status === 'anonymous' && !isCheckingLink;
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

  const settle = (settled: Wish, isToBeSaid: boolean) => {
    setUnderWay((current) => current.filter(({ id }) => id !== settled.id));
    setWish((current) => {
      if (isToBeSaid) return { ...settled, ...here.current, isSettled: true };
      return current?.id === settled.id ? { ...current, isSettled: true } : current;
    });
  };
  const shown = wish?.isGranted === true ? wish : null;
  const hidden = underWay.filter((other) => !isSame(other, shown));
  const close = () => setWish(null);

  return (
    <EnrollContext value={enroll}>
      {children}
      <form id={enrollFormId} action={paths.login} data-for="visitors" />
      {Message
        ? // The shown one comes first, so that it keeps its elements, and the focus, whatever becomes of the others.
          [...(shown ? [shown] : []), ...hidden].map((granted) => (
            <Message
              key={granted.id}
              course={granted.course}
              opener={granted.opener}
              isShown={granted === shown}
              onClose={close}
              onSettled={(isToBeSaid) => settle(granted, isToBeSaid)}
            />
          ))
        : shown && (
            <EnrollMessage
              key={shown.course.id}
              course={shown.course}
              opener={shown.opener}
              onClose={close}
            />
          )}
    </EnrollContext>
  );
}
