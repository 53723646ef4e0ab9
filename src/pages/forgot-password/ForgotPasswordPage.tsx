import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { isWhereSent, saveDraft, useDraft } from '@/features/auth/forms/draft';
import { NeedsScript } from '@/features/auth/forms/NeedsScript';
import { ResetLinkSent } from '@/features/auth/forms/ResetLinkSent';
import { ResetRequestForm } from '@/features/auth/forms/ResetRequestForm';
import { PageHead } from '@/ui/PageHead';

export function ForgotPasswordPage() {
  const { key } = useLocation();
  const { resetSent } = useDraft();
  const [sentNow, setSentNow] = useState<string>();
  const sentTo = sentNow ?? (isWhereSent(resetSent?.at, key) ? resetSent?.email : undefined);
  return (
    <>
      <PageHead title="Forgot password?" noIndex />
      {sentTo === undefined ? (
        <AuthPanel
          title="Forgot password?"
          lead="Enter the email you signed up with. We will send you a link to set a new password."
        >
          <NeedsScript what="Asking for a link">
            <ResetRequestForm
              onSent={(email) => {
                saveDraft({ resetSent: { at: key, email } });
                setSentNow(email);
              }}
            />
          </NeedsScript>
        </AuthPanel>
      ) : (
        <ResetLinkSent email={sentTo} />
      )}
    </>
  );
}
