import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { forgetDraft } from './draft';
import { backToEnroll, readRememberedPlace, safeReturnTo } from './returnTarget';
import { readTrip, takeTrip } from './roundTrip';

/** On from the sign-in pages, for someone who is signed in: to where they were going, once. */
export function LeaveForTarget() {
  const location = useLocation();
  const [{ from, enrollTitle }] = useState(() => {
    const place = readRememberedPlace(location.state);
    return { ...place, from: place.from ?? readTrip()?.target };
  });
  useEffect(() => {
    takeTrip();
    forgetDraft();
  }, []);
  return <Navigate to={safeReturnTo(from)} replace state={enrollTitle === undefined ? null : backToEnroll} />;
}
