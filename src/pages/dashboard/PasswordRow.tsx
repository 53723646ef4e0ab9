import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { account } from '@/content/account';
import { selectSession } from '@/features/auth/session/authSlice';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { NewPasswordForm } from '@/features/auth/forms/NewPasswordForm';
import { SuccessMessage } from '@/features/auth/forms/SuccessMessage';
import { useIsLeft } from '@/features/auth/forms/useIsLeft';
import { dashboardAnchors, paths } from '@/paths';
import { ChangingText } from '@/ui/ChangingText';
import { LinkButton } from '@/ui/LinkButton';

const anchor = dashboardAnchors.password;

/** The row of a section with the password and the form to change it. */
export function PasswordRow({ user }: { user: CurrentUser }) {
  const session = useAppSelector(selectSession);
  const { hash } = useLocation();
  const [step, setStep] = useState<'idle' | 'changing' | 'changed'>(
    hash === `#${anchor}` ? 'changing' : 'idle',
  );
  const [isSaving, setIsSaving] = useState(false);
  const isLeft = useIsLeft();
  return (
    <div className="row" id={anchor}>
      <div>
        <Typography variant="h3">Password</Typography>
        <Typography>Changing it signs out your other devices.</Typography>
      </div>
      {session?.isRecovery && step !== 'changing' ? (
        // After a reset link, the member may not know the current password, and does not need it on that page.
        <LinkButton to={paths.resetPassword} variant="outlined">
          Change password
        </LinkButton>
      ) : (
        <Button
          variant="outlined"
          aria-expanded={step === 'changing'}
          // A sent request cannot be cancelled.
          aria-disabled={isSaving}
          onClick={() => {
            if (!isSaving) setStep(step === 'changing' ? 'idle' : 'changing');
          }}
        >
          <ChangingText>{step === 'changing' ? 'Cancel' : 'Change password'}</ChangingText>
        </Button>
      )}
      {step === 'changing' && (
        <div className="wide">
          <NewPasswordForm
            user={user}
            asksForCurrent
            isPageLeft={isLeft}
            onWaiting={setIsSaving}
            onSaved={(isTold) => setStep(isTold ? 'idle' : 'changed')}
          />
        </div>
      )}
      {step === 'changed' && (
        <div className="wide">
          <SuccessMessage>{account.passwordChanged}</SuccessMessage>
        </div>
      )}
    </div>
  );
}
