import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { type AuthNotice, noticeDismissed, selectNotice } from './noticeSlice';

/** The notice to show. It goes with the page it was read on, unless that page was left for the one it belongs to. */
export function useNoticeOfPage(): AuthNotice | null {
  const dispatch = useAppDispatch();
  const notice = useAppSelector(selectNotice);
  const { pathname } = useLocation();
  const shown = useRef<{ notice: AuthNotice; pathname: string }>(undefined);
  useEffect(() => {
    if (!notice?.page) return;
    const isNew = shown.current?.notice !== notice;
    if (!isNew && shown.current?.pathname === pathname) return;
    if (isNew || notice.page === pathname) shown.current = { notice, pathname };
    else dispatch(noticeDismissed());
  }, [notice, pathname, dispatch]);
  return notice;
}
