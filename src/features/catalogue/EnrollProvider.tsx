import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import {
  selectAuthStatus,
  selectIsCheckingLink,
  selectMayBeMember,
  selectOwnerId,
} from '@/features/auth/session/authSlice';
import { rememberPlace } from '@/features/auth/redirects/returnTarget';
import { paths } from '@/paths';
import { catalogueOf } from './catalogueReturn';
import type { CourseSummary } from './course';
import { enrollFormId } from './enrollForm';
import { EnrollMessage, type LastingEnrollMessageProps } from './EnrollMessage';
import { type Enroll, EnrollContext } from './useEnroll';

interface EnrollRequest {
  /** Pressing again while it is under way is the same request. */
  id: number;
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
  opener: HTMLElement;
  /** The page it was pressed on, and the query of the catalogue that this is, or that it was opened from. */
  pathname: string;
  catalogue: string | undefined;
  /** Someone signed in has been told of it. */
  isAccepted: boolean;
  /** Who that is; null where it is not known. */
  ownerId: string | null;
  /** What was said has come to an end, so that the next press is another request. */
  isSettled: boolean;
}

const isSame = (one: EnrollRequest, other: EnrollRequest | null) => one.course.id === other?.course.id;

interface EnrollProviderProps {
  /** What someone signed in is told in place of the plain message, where an enrolment has consequences. */
  Message?: ComponentType<LastingEnrollMessageProps> | undefined;
  children: ReactNode;
}

/**
 * Carries out a press of Enroll Now. A visitor goes to the login page, which leads back to the course;
 * someone signed in, also where the service cannot confirm it right now, gets one message, of the course pressed last,
 * until they log out or leave the page. What has consequences goes on without its message, but for nobody else.
 * While the stored session is still being looked up, or a link is being checked, the request waits for the answer.
 */
export function EnrollProvider({ Message, children }: EnrollProviderProps) {
  const status = useAppSelector(selectAuthStatus);
  const mayBeMember = useAppSelector(selectMayBeMember);
  const isCheckingLink = useAppSelector(selectIsCheckingLink);
  const ownerId = useAppSelector(selectOwnerId);
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const catalogue = catalogueOf(location);
  const here = useRef({ pathname, catalogue });
  const lastId = useRef(0);
  const [request, setRequest] = useState<EnrollRequest | null>(null);
  /** What was accepted and has not come to an end. */
  const [underWay, setUnderWay] = useState<readonly EnrollRequest[]>([]);

  useEffect(() => {
    here.current = { pathname, catalogue };
  }, [pathname, catalogue]);

  const enroll = useCallback<Enroll>((course, opener) => {
    const id = (lastId.current += 1);
    setRequest((current) =>
      current?.isAccepted && !current.isSettled && current.course.id === course.id
        ? current
        : { id, course, opener, ...here.current, isAccepted: false, isSettled: false, ownerId: null },
    );
  }, []);

  // A message without consequences stays, whoever signs in meanwhile.
  const isOwn = (accepted: EnrollRequest) =>
    status !== 'anonymous' && (!Message || ownerId === null || accepted.ownerId === ownerId);
  const isOver =
    request !== null && (request.pathname !== pathname || (request.isAccepted && !isOwn(request)));
  if (!underWay.every(isOwn)) setUnderWay((current) => current.filter(isOwn));
  if (isOver) setRequest(null);
  else if (request && mayBeMember && !request.isAccepted) {
    const { id } = underWay.find((other) => isOwn(other) && isSame(other, request)) ?? request;
    const accepted = { ...request, id, isAccepted: true, ownerId };
    setRequest(accepted);
    if (Message) setUnderWay((current) => [...current.filter((other) => !isSame(other, request)), accepted]);
  }

  const isVisitors = request !== null && !isOver && status === 'anonymous' && !isCheckingLink;
  useEffect(() => {
    if (!isVisitors) return;
    const { id, title } = request.course;
    const place = rememberPlace({ path: paths.course(id), enrollTitle: title, catalogue: request.catalogue });
    // The press before may have led there already, while this page is still shown.
    const replace = window.location.pathname === paths.login;
    // What cuts the navigation short has taken its place, or a later sign-in would carry it out.
    void Promise.resolve(navigate(paths.login, { state: place, replace })).finally(() => {
      setRequest((current) => (current === request ? null : current));
    });
  }, [isVisitors, request, navigate]);

  const settle = (settled: EnrollRequest, isToBeSaid: boolean) => {
    setUnderWay((current) => current.filter(({ id }) => id !== settled.id));
    setRequest((current) => {
      if (isToBeSaid) return { ...settled, ...here.current, isSettled: true };
      return current?.id === settled.id ? { ...current, isSettled: true } : current;
    });
  };
  const shown = request?.isAccepted === true ? request : null;
  const hidden = underWay.filter((other) => !isSame(other, shown));
  const close = () => setRequest(null);

  return (
    <EnrollContext value={enroll}>
      {children}
      <form id={enrollFormId} action={paths.login} data-for="visitors" />
      {Message
        ? // The shown one comes first, so that it keeps its elements, and the focus, whatever becomes of the others.
          [...(shown ? [shown] : []), ...hidden].map((accepted) => (
            <Message
              key={accepted.id}
              course={accepted.course}
              opener={accepted.opener}
              isShown={accepted === shown}
              onClose={close}
              onSettled={(isToBeSaid) => settle(accepted, isToBeSaid)}
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
