import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { AuthPanel } from '@/features/auth/AuthPanel';
import { ResetLinkSent } from '@/features/auth/ResetLinkSent';
import { ResetRequestForm } from '@/features/auth/ResetRequestForm';

/** No password form is shown for a link that would not be accepted; a new link is one press away. */
export function DeadLink() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <ResetLinkSent email={sentTo} />;
  return (
    <AuthPanel title="Set a new password">
      <Alert severity="error" icon={<ErrorOutlineOutlined />}>
        This reset link has expired or was already used. Send a new one.
      </Alert>
      <ResetRequestForm onSent={setSentTo} />
    </AuthPanel>
  );
}
