import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { selectSignInsElsewhere } from '@/features/auth/session/authSlice';

/** Whether another person has signed in in another tab since this history entry was opened. */
export const AccountChanged = createContext(false);

export const useHasAccountChanged = (): boolean => useContext(AccountChanged);

/** For the layout: the page itself is mounted anew for another account, and would forget who opened it. */
export function useAccountChangeSinceOpening(): boolean {
  const { key } = useLocation();
  const signIns = useAppSelector(selectSignInsElsewhere);
  const [opened, setOpened] = useState({ key, signIns });
  if (opened.key !== key) setOpened({ key, signIns });
  return opened.key === key && signIns > opened.signIns;
}
