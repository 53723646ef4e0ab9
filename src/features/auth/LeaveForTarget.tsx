import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigation } from 'react-router-dom';
import { forgetDraft } from './draft';
import { backToEnroll, readRememberedPlace, safeReturnTo } from './returnTarget';
import { readTrip, takeTrip } from './roundTrip';

/** On from the sign-in pages, for someone who is signed in: to where they were going, once. */
export function LeaveForTarget() {
  const location = useLocation();
  const [{ target, toEnroll }] = useState(() => {
    const { from, enrollTitle } = readRememberedPlace(location.state);
    if (from !== undefined) return { target: from, toEnroll: enrollTitle !== undefined };
    return { toEnroll: false, ...readTrip() };
  });
  // Whoever has followed a link meanwhile is on the way to a page of their own choice.
  const navigation = useNavigation();
  const [hasLeft] = useState(navigation.state !== 'idle');
  useEffect(() => {
    if (hasLeft) return;
    takeTrip();
    forgetDraft();
  }, [hasLeft]);
  if (hasLeft) return null;
  return <Navigate to={safeReturnTo(target)} replace state={toEnroll ? backToEnroll : null} />;
}
