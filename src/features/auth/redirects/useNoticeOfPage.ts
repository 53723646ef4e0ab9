import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { type AuthNotice, noticeDismissed, selectNotice } from './noticeSlice';

/** The notice to show. It is dismissed when its reader leaves the page, unless for the page that it is about. */
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
