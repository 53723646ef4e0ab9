import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { paths } from '@/paths';
import { ChangingText } from '@/ui/ChangingText';
import { TextLink } from '@/ui/TextLink';
import { useFocusFallback } from '@/ui/focusMain';
import { AlertNotice } from './NoticeAlert.styles';
import type { AuthNotice, FailedForm } from './noticeSlice';
import { type NoticeKind, wordsOf } from './notices';
import { readPlaceBeforeProvider } from './pendingRedirect';
import { ResendConfirmation } from '@/features/auth/forms/ResendConfirmation';

interface NoticeAlertProps {
  notice: AuthNotice;
  pathname: string;
  onClose: () => void;
}

function WordsOfKind({ kind, pathname }: { kind: NoticeKind; pathname: string }) {
  const { text, offersSignIn = false } = wordsOf(kind);
  return (
    <>
      <ChangingText>{text}</ChangingText>
      {offersSignIn && pathname !== paths.login && (
        <>
          {' '}
          <TextLink
            to={paths.login}
            state={kind === 'providerDeclined' ? readPlaceBeforeProvider() : undefined}
          >
            Sign in
          </TextLink>
        </>
      )}
      {kind === 'linkDead' && (
        // Otherwise each second that it counts down would have the whole message read out again.
        <div className="resend" aria-live="off">
          <ResendConfirmation />
        </div>
      )}
    </>
  );
}

function WordsOfForm({ form, pathname }: { form: FailedForm; pathname: string }) {
  return (
    <>
      <ChangingText>{form.message}</ChangingText>
      {pathname !== form.pathname && (
        <>
          {' '}
          <TextLink to={{ pathname: form.pathname, search: form.search }} state={form.state}>
            Back to the form
          </TextLink>
        </>
      )}
    </>
  );
}

/** The words of a notice. Few visitors ever see one, so they load when there is one. */
export function NoticeAlert({ notice, pathname, onClose }: NoticeAlertProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const severity = notice.kind === 'formFailed' ? 'error' : wordsOf(notice.kind).severity;
  const tellsOfLoss =
    notice.kind === 'accountChanged' || (notice.kind === 'letterGone' && pathname === paths.contact);
  // The page below was mounted anew and lost the focus, or its form was emptied far below the notice.
  useEffect(() => {
    if (tellsOfLoss) root.current?.focus();
  }, [tellsOfLoss]);
  return (
    <AlertNotice data-open ref={root} tabIndex={tellsOfLoss ? -1 : undefined}>
      {/* The region around it is polite; an error interrupts. */}
      <Alert severity={severity} role={severity === 'error' ? 'alert' : 'presentation'} onClose={onClose}>
        {notice.kind === 'formFailed' ? (
          <WordsOfForm form={notice} pathname={pathname} />
        ) : (
          <WordsOfKind kind={notice.kind} pathname={pathname} />
        )}
      </Alert>
    </AlertNotice>
  );
}
