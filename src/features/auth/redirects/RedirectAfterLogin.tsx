import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { selectUser } from '@/features/auth/session/authSlice';
import { forgetDraft, isAddressTyped, isRegistrationBegun } from '@/features/auth/forms/draft';
import { isAuthPage, readRememberedPlace, safeReturnTo, withoutPlan } from './returnTarget';
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

/**
 * Leads somebody who is signed in from the sign-in pages to where they were going, once. It draws nothing: the page
 * stays until the next one has loaded.
 */
export function RedirectAfterLogin({ otherwise, isMember = false }: RedirectAfterLoginProps) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const user = useAppSelector(selectUser);
  const hasAccountChanged = useHasAccountChanged();
  const [{ target: remembered, isOthers, toEnroll, catalogue }] = useState(() => {
    const { from, enrollTitle, catalogue: query, userId } = readRememberedPlace(location.state);
    const isAnothers = hasAccountChanged || (userId !== undefined && userId !== user?.id);
    if (from !== undefined)
      return { target: from, isOthers: isAnothers, toEnroll: enrollTitle !== undefined, catalogue: query };
    const pending = [readPendingRedirect('provider'), readMailRedirect(user)];
    const found = pending.find((one) => one?.target !== undefined);
    return { target: otherwise, isOthers: isAnothers, toEnroll: false, catalogue: undefined, ...found };
  });
  const [losesSignup] = useState(
    () => isMember && (isRegistrationBegun() || (hasAccountChanged && isAddressTyped())),
  );
  const target = isOthers ? withoutPlan(remembered) : remembered;
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
  const enrolState: RouterState = { backToEnroll: true };
  // The page below knows itself how far the catalogue is.
  if (steps !== undefined)
    return <StepBack steps={steps} to={to} state={toEnroll ? enrolState : memberState} />;
  const farFromCatalogue = catalogue !== undefined && { catalogue, isFarBack: true };
  return <Navigate to={to} replace state={toEnroll ? { ...enrolState, ...farFromCatalogue } : memberState} />;
}
