import { useRef, useState, type RefObject } from 'react';
import { PasswordField } from './PasswordField';
import type { PasswordProblem } from './newPassword';
import { PasswordStrength } from './PasswordStrength';

export interface NewPasswordRefs {
  password: RefObject<HTMLInputElement | null>;
  confirmPassword: RefObject<HTMLInputElement | null>;
}

/** For putting the focus back into one of the two fields. */
export function useNewPasswordRefs(): NewPasswordRefs {
  return {
    password: useRef<HTMLInputElement>(null),
    confirmPassword: useRef<HTMLInputElement>(null),
  };
}

interface NewPasswordFieldsProps {
  label: string;
  refs: NewPasswordRefs;
  problem: Pick<PasswordProblem, 'field' | 'hint'> | undefined;
  /** How often the form has been submitted. */
  attempt: number;
  /** Words that make a password easy to guess: names, the address. */
  ownWords?: readonly string[];
}

/** A new password, typed twice. What is typed stays in these two fields. */
export function NewPasswordFields({ label, refs, problem, attempt, ownWords = [] }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [sent, setSent] = useState({ attempt, password, confirmPassword });
  if (sent.attempt !== attempt) setSent({ attempt, password, confirmPassword });
  // The problem may not be true of what has been typed since.
  const isOfNow =
    password === sent.password && (problem?.field === 'password' || confirmPassword === sent.confirmPassword);
  const errorOf = (field: PasswordProblem['field']) =>
    isOfNow && problem?.field === field ? problem.hint : undefined;
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        inputRef={refs.password}
        error={errorOf('password')}
      >
        <PasswordStrength password={password} ownWords={ownWords} />
      </PasswordField>
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmPassword}
        onChange={setConfirmPassword}
        inputRef={refs.confirmPassword}
        error={errorOf('confirmPassword')}
      />
    </>
  );
}
