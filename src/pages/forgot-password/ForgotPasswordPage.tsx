import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { isAddressTyped, isWhereSent, saveDraft, useDraft } from '@/features/auth/forms/draft';
import { NeedsScript } from '@/features/auth/forms/NeedsScript';
import { ResetLinkSent } from '@/features/auth/forms/ResetLinkSent';
import { ResetRequestForm } from '@/features/auth/forms/ResetRequestForm';
import { useMember } from '@/features/auth/session/useMember';
import { PageHead } from '@/ui/PageHead';

export function ForgotPasswordPage() {
  const { key } = useLocation();
  const { resetSent } = useDraft();
  const [sentNow, setSentNow] = useState<typeof resetSent>();
  const restored = isWhereSent(resetSent?.at, key) ? resetSent : undefined;
  const sent = sentNow?.at === key ? sentNow : restored;
  const memberEmail = useMember().member?.email;
  // Password managers lead here, also those who are signed in.
  useEffect(() => {
    if (memberEmail !== undefined && !isAddressTyped()) saveDraft({ email: memberEmail });
  }, [memberEmail]);
  const noteSent = (email: string) => {
    const now = { at: key, email, sentAt: Date.now() };
    saveDraft({ resetSent: now });
    setSentNow(now);
  };
  return (
    <>
      <PageHead title={sent ? 'Check your email' : 'Forgot password?'} noIndex />
      {sent ? (
        <ResetLinkSent email={sent.email} sentAt={sent.sentAt} onSentAgain={() => noteSent(sent.email)} />
      ) : (
        <AuthPanel
          title="Forgot password?"
          lead="Enter the email you signed up with. We will send you a link to set a new password."
        >
          <NeedsScript what="Asking for a link">
            <ResetRequestForm onSent={noteSent} />
          </NeedsScript>
        </AuthPanel>
      )}
    </>
  );
}
