import { useRef, useState, type RefObject } from 'react';
import { PasswordField } from './PasswordField';
import type { PasswordProblem } from './newPassword';
import { PasswordStrength } from './PasswordStrength';

export interface NewPasswordRefs {
  password: RefObject<HTMLInputElement | null>;
  confirmPassword: RefObject<HTMLInputElement | null>;
}

/** The two fields, for whoever needs to put the focus back into one of them. */
export function useNewPasswordRefs(): NewPasswordRefs {
  return {
    password: useRef<HTMLInputElement>(null),
    confirmPassword: useRef<HTMLInputElement>(null),
  };
}

interface NewPasswordFieldsProps {
  label: string;
  refs: NewPasswordRefs;
  /** Of the attempt with this number. */
  problem: (Pick<PasswordProblem, 'field' | 'hint'> & { attempt: number }) | undefined;
  /** Words that make a password easy to guess: names, the address. */
  ownWords?: readonly string[];
}

/** What the fields held when the problem was found. */
function useWhenTold(
  problem: NewPasswordFieldsProps['problem'],
  typed: { password: string; confirmPassword: string },
) {
  const found = problem && `${problem.attempt} ${problem.hint}`;
  const [told, setTold] = useState({ found, typed });
  if (told.found !== found) setTold({ found, typed });
  return told.typed;
}

/** A new password, typed twice. What is typed stays in these two fields. */
export function NewPasswordFields({ label, refs, problem, ownWords = [] }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const told = useWhenTold(problem, { password, confirmPassword });
  // Beside what has been typed since, it might not be true any more.
  const isOfNow =
    password === told.password && (problem?.field === 'password' || confirmPassword === told.confirmPassword);
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
