import { type ComponentType, type Dispatch, type ReactNode, useCallback, useEffect, useReducer } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectIsCheckingLink } from '@/features/auth/redirects/linkSlice';
import { selectAuthStatus, selectMayBeMember, selectOwnerId } from '@/features/auth/session/authSlice';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { paths } from '@/paths';
import { catalogueOf } from './catalogueReturn';
import { enrollFormId } from './enrollForm';
import { EnrollMessage, type LastingEnrollMessageProps } from './EnrollMessage';
import {
  type EnrollAction,
  enrollReducer,
  type EnrollState,
  type EnrollInputs,
  isSameCourse,
  noRequests,
} from './enrollReducer';
import { type Enroll, EnrollContext } from './useEnroll';

interface EnrollProviderProps {
  /** Replaces the plain message where an enrolment has consequences. */
  Message?: ComponentType<LastingEnrollMessageProps> | undefined;
  children: ReactNode;
}

/** Who is on which page. */
function useEnrollInputs(hasConsequences: boolean): EnrollInputs {
  const isAnonymous = useAppSelector(selectAuthStatus) === 'anonymous';
  const mayBeMember = useAppSelector(selectMayBeMember);
  const ownerId = useAppSelector(selectOwnerId);
  const location = useLocation();
  const { pathname } = location;
  return { pathname, catalogue: catalogueOf(location), isAnonymous, mayBeMember, ownerId, hasConsequences };
}

/** Sends a visitor who has pressed to the login page, once it is certain that nobody is signed in. */
function useLoginFirst({ request, inputs }: EnrollState, dispatch: Dispatch<EnrollAction>): void {
  const isCheckingLink = useAppSelector(selectIsCheckingLink);
  const navigate = useNavigate();
  const isVisitors = request !== null && inputs.isAnonymous && !isCheckingLink;
  useEffect(() => {
    if (!isVisitors) return;
    const { course, catalogue } = request;
    const place: RememberedPlace = { from: paths.course(course.id), enrollTitle: course.title, catalogue };
    // The previous press may have changed the address already, while this page is still shown.
    const replace = window.location.pathname === paths.login;
    // Ends the request even if another navigation interrupts this one: a later sign-in would carry it out.
    void Promise.resolve(navigate(paths.login, { state: place, replace })).finally(() =>
      dispatch({ type: 'leftForLogin', request }),
    );
  }, [isVisitors, request, navigate, dispatch]);
}

/**
 * Carries out a press of Enroll Now. A visitor goes to the login page, which leads back to the course. Someone signed
 * in, even if the service cannot confirm it right now, gets a message about the course pressed last, until they log
 * out or leave the page; an enrollment under way goes on without its message, unless another account signs in.
 * While the stored session is being looked up, or a link is being checked, the press waits for the answer.
 */
export function EnrollProvider({ Message, children }: EnrollProviderProps) {
  const inputs = useEnrollInputs(Message !== undefined);
  const [state, dispatch] = useReducer(enrollReducer, inputs, noRequests);
  // During render: an effect would first render, and so carry out, what another account has asked for.
  if (!shallowEqual(state.inputs, inputs)) dispatch({ type: 'inputsChanged', inputs });
  const { request, underWay } = state;

  const enroll = useCallback<Enroll>((course, opener) => dispatch({ type: 'pressed', course, opener }), []);

  useLoginFirst(state, dispatch);

  const shown = request?.isAccepted === true ? request : null;
  const hidden = underWay.filter((other) => !isSameCourse(other, shown));
  const close = () => dispatch({ type: 'closed' });

  return (
    <EnrollContext value={enroll}>
      {children}
      <form id={enrollFormId} action={paths.login} data-for="visitors" />
      {Message
        ? // The shown one comes first, so that it keeps its elements and the focus when others are added or removed.
          [...(shown ? [shown] : []), ...hidden].map((accepted) => (
            <Message
              key={accepted.id}
              course={accepted.course}
              opener={accepted.opener}
              isShown={accepted === shown}
              onClose={close}
              onSettled={(isToBeSaid) => dispatch({ type: 'settled', request: accepted, isToBeSaid })}
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
