import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { isAddressTyped, saveDraft } from '@/features/auth/forms/draft';
import { ResetLinkSent } from '@/features/auth/forms/ResetLinkSent';
import { ResetRequestForm } from '@/features/auth/forms/ResetRequestForm';
import { readPendingRedirect } from '@/features/auth/redirects/pendingRedirect';

interface DeadLinkProps {
  /** Whether this browser has the key it stored when it asked for the link; without it the service is not asked. */
  hasKey: boolean;
}

/** Shows no password form, because the link would not be accepted; a new link is one press away. */
export function DeadLink({ hasKey }: DeadLinkProps) {
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => {
    // A link opens in a tab of its own, which has no draft.
    const { email } = readPendingRedirect('mailbox') ?? {};
    if (email !== undefined && !isAddressTyped()) saveDraft({ email });
  }, []);
  if (sentTo !== undefined) return <ResetLinkSent email={sentTo} />;
  return (
    <AuthPanel title="Set a new password">
      <Alert severity="error" icon={<ErrorOutlineOutlined />}>
        {hasKey
          ? 'This reset link has expired or was already used. Send a new one.'
          : 'This reset link does not work here: it was already used, you have logged out since, or another browser asked for it. Send a new one.'}
      </Alert>
      <ResetRequestForm onSent={setSentTo} />
    </AuthPanel>
  );
}
