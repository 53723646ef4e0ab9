import { useState } from 'react';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { NeedsScript } from '@/features/auth/forms/NeedsScript';
import { ResetLinkSent } from '@/features/auth/forms/ResetLinkSent';
import { ResetRequestForm } from '@/features/auth/forms/ResetRequestForm';
import { PageHead } from '@/ui/PageHead';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <PageHead title="Forgot password?" noIndex />
      {sentTo === undefined ? (
        <AuthPanel
          title="Forgot password?"
          lead="Enter the email you signed up with. We will send you a link to set a new password."
        >
          <NeedsScript what="Asking for a link">
            <ResetRequestForm onSent={setSentTo} />
          </NeedsScript>
        </AuthPanel>
      ) : (
        <ResetLinkSent email={sentTo} />
      )}
    </>
  );
}
