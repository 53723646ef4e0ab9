import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '@/app/hooks';
import { connection } from '@/content/connection';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { FormError } from '@/features/auth/forms/FormError';
import { signOutEverywhere } from '@/features/auth/session/signOutEverywhere';
import { askBeforeSignOut, whenQuestionIsReady } from '@/features/auth/session/signOutGuard';
import { useSubmission } from '@/features/auth/forms/useSubmission';
import { ChangingText } from '@/ui/ChangingText';
import { PasswordRow } from './PasswordRow';
import { Section } from './Section';

/** The password, and the sessions on other devices. */
export function Security({ user }: { user: CurrentUser }) {
  const dispatch = useAppDispatch();
  const { isBusy, message, submit } = useSubmission(connection.lostForDevices);
  const leave = async () => {
    await dispatch(whenQuestionIsReady());
    const question = dispatch(askBeforeSignOut());
    const isSure = question === null || (await question);
    return isSure ? dispatch(signOutEverywhere(user.id)) : { error: null };
  };
  return (
    <Section aria-labelledby="security" data-unprinted>
      <Typography variant="h2" id="security" className="title">
        Password and devices
      </Typography>
      <div className="rows">
        <PasswordRow user={user} />
        <div className="row">
          <div>
            <Typography variant="h3">Devices</Typography>
            <Typography>Signs you out on every device, including this one.</Typography>
          </div>
          <Button
            variant="outlined"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void submit(leave);
            }}
          >
            <ChangingText>{isBusy ? 'Signing out...' : 'Sign out everywhere'}</ChangingText>
          </Button>
          {message !== null && (
            <div className="wide">
              <FormError>{message}</FormError>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
