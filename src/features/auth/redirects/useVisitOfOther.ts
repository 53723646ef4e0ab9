import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectSignInsElsewhere } from '@/features/auth/session/authSlice';

/** Whether another person has signed in in another tab since this history entry was opened. */
export const VisitOfOther = createContext(false);

export const useVisitOfOther = (): boolean => useContext(VisitOfOther);

/** For the layout: the page itself is mounted anew for another account, and would forget who opened it. */
export function useIsVisitOfOther(): boolean {
  const { key } = useLocation();
  const signIns = useAppSelector(selectSignInsElsewhere);
  const [visit, setVisit] = useState({ key, signIns });
  if (visit.key !== key) setVisit({ key, signIns });
  return visit.key === key && signIns > visit.signIns;
}
