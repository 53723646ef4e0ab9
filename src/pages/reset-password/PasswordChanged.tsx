import Check from '@mui/icons-material/Check';
import { useEffect, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { Emblem } from '@/features/auth/forms/Form.styles';
import { forgetPendingRedirects, readMailRedirect } from '@/features/auth/redirects/pendingRedirect';
import { selectUser } from '@/features/auth/session/authSlice';
import type { RouterState } from '@/features/auth/redirects/routerState';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';

/** Leads on, once, to where the visitor was going when the password was missing. */
export function PasswordChanged({ takesFocus }: { takesFocus: boolean }) {
  const user = useAppSelector(selectUser);
  const [{ target = paths.dashboard, toEnroll }] = useState(() => readMailRedirect(user) ?? {});
  useEffect(forgetPendingRedirects, []);
  return (
    <AuthPanel
      title="Password changed"
      takesFocus={takesFocus}
      lead={<output>Use the new one the next time you sign in.</output>}
      emblem={
        <Emblem>
          <Check sx={{ fontSize: 52 }} />
        </Emblem>
      }
    >
      <LinkButton
        to={target}
        state={toEnroll ? ({ backToEnroll: true } satisfies RouterState) : undefined}
        variant="contained"
        size="large"
        fullWidth
      >
        {toEnroll ? 'Continue to the course' : target === paths.dashboard ? 'Go to Dashboard' : 'Continue'}
      </LinkButton>
    </AuthPanel>
  );
}
