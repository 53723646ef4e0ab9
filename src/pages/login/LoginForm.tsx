import { styled } from '@mui/material/styles';
import { useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { saveDraft, useDraft } from '@/features/auth/forms/draft';
import { EmailField } from '@/features/auth/forms/EmailField';
import { Form } from '@/features/auth/forms/Form.styles';
import { FormError } from '@/features/auth/forms/FormError';
import { formValues } from '@/features/auth/forms/formValues';
import { PasswordField } from '@/features/auth/forms/PasswordField';
import { RememberMe } from '@/features/auth/forms/RememberMe';
import { ResendConfirmation } from '@/features/auth/forms/ResendConfirmation';
import { SubmitButton } from '@/features/auth/forms/SubmitButton';
import { useAuth } from '@/features/auth/session/useAuth';
import { useSubmission } from '@/features/auth/forms/useSubmission';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  '& > label': { margin: '0 0 0 -11px' },
});

/** Email and password. The page redirects as soon as somebody is signed in, which may take a moment. */
export function LoginForm({ isLeaving }: { isLeaving: boolean }) {
  const { signIn } = useAuth();
  const { state } = useLocation();
  const { email, rememberMe } = useDraft();
  const [password, setPassword] = useState('');
  const { isBusy, failure, message, isTypingOn, submit } = useSubmission();
  const passwordField = useRef<HTMLInputElement>(null);
  const isRefused = failure?.code === 'invalid_credentials';
  const [refusedEmail, setRefusedEmail] = useState('');
  const isUnconfirmed = failure?.code === 'email_not_confirmed';

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { tidy, typed } = formValues(event.currentTarget);
    const address = tidy('email');
    void submit(async () => {
      const outcome = await signIn({ email: address, password: typed('password'), rememberMe });
      if (outcome.error) setRefusedEmail(address);
      return outcome;
    });
  };

  return (
    <>
      {message !== null && (
        <FormError field={isRefused ? passwordField : undefined} isTypingOn={isTypingOn}>
          {message}
        </FormError>
      )}
      {isUnconfirmed && <ResendConfirmation email={refusedEmail} />}
      <Form
        // Before hydration nothing is submitted, least of all a password in the address.
        method="dialog"
        onSubmit={send}
      >
        <EmailField
          value={email}
          onChange={(value) => {
            saveDraft({ email: value });
          }}
          autoComplete="username"
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          inputRef={passwordField}
        />
        <Row>
          <RememberMe />
          <TextLink to={paths.forgotPassword} state={state}>
            Forgot password?
          </TextLink>
        </Row>
        <SubmitButton isBusy={isBusy || isLeaving} label="Sign in" busyLabel="Signing in..." />
      </Form>
    </>
  );
}
