import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { selectUser } from '@/features/auth/session/authSlice';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { forgetDraft, isAddressTyped, isRegistrationBegun } from '@/features/auth/forms/draft';
import {
  isAuthPage,
  readRememberedPlace,
  type RememberedPlace,
  safeReturnTo,
  withoutPlan,
} from './returnTarget';
import type { RouterState } from './routerState';
import { noticeRaised } from './noticeSlice';
import { StepBack, stepsBackTo } from './StepBack';
import { useHasAccountChanged } from './useHasAccountChanged';
import { forgetPendingRedirects, readMailRedirect, readPendingRedirect } from './pendingRedirect';

interface RedirectAfterLoginProps {
  /** Where to go when no other place is remembered. */
  otherwise?: string | undefined;
  /**
   * Not signed in by this sign-up form, but before, or in another tab. They are told if what was typed is lost; if
   * nothing was typed and no place is remembered, the dashboard says why they are there.
   */
  isMember?: boolean;
}

interface Destination {
  target?: string | undefined;
  toEnroll?: boolean | undefined;
  catalogue?: string | undefined;
}

/** Where they were going: the sign-in page's own history entry knows, or else what was remembered while they were away. */
function findDestination(place: RememberedPlace, user: CurrentUser | null): Destination | undefined {
  const { from, enrollTitle, catalogue } = place;
  if (from !== undefined) return { target: from, toEnroll: enrollTitle !== undefined, catalogue };
  const pending = [readPendingRedirect('provider'), readMailRedirect(user)];
  return pending.find((one) => one?.target !== undefined);
}

/**
 * Leads somebody who is signed in from the sign-in pages to where they were going, once. It draws nothing: the page
 * stays until the next one has loaded.
 */
export function RedirectAfterLogin({ otherwise, isMember = false }: RedirectAfterLoginProps) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const user = useAppSelector(selectUser);
  const hasAccountChanged = useHasAccountChanged();
  const [{ target, toEnroll = false, catalogue }] = useState(() => {
    const place = readRememberedPlace(location.state);
    const found = findDestination(place, user) ?? { target: otherwise };
    const isOthers = hasAccountChanged || (place.userId !== undefined && place.userId !== user?.id);
    return isOthers ? { ...found, target: withoutPlan(found.target) } : found;
  });
  const [losesSignup] = useState(
    () => isMember && (isRegistrationBegun() || (hasAccountChanged && isAddressTyped())),
  );
  const to = safeReturnTo(target);
  // The page that has sent them here may lie right below: once more above it, it would be there twice for Back.
  const [steps] = useState(() => stepsBackTo(to, isAuthPage));
  // A link that was followed meanwhile goes first.
  const isOnTheWay = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isOnTheWay) return;
    forgetPendingRedirects();
    forgetDraft();
    if (losesSignup) dispatch(noticeRaised({ kind: 'signupLeft', page: null }));
  }, [isOnTheWay, losesSignup, dispatch]);
  if (isOnTheWay) return null;
  const memberState: RouterState | null =
    isMember && !losesSignup && target === undefined ? { alreadyMember: true } : null;
  const state: RouterState | null = toEnroll ? { backToEnroll: true } : memberState;
  // The page below knows itself how far the catalogue is.
  if (steps !== undefined) return <StepBack steps={steps} to={to} state={state} />;
  const farFromCatalogue = toEnroll && catalogue !== undefined && { catalogue, isFarBack: true };
  return <Navigate to={to} replace state={farFromCatalogue ? { ...state, ...farFromCatalogue } : state} />;
}
