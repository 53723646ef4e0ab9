import { type RefObject, useState } from 'react';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { saveDraft } from './draft';
import { Hint } from './Form.styles';
import { PasswordField } from './PasswordField';

interface CurrentPasswordProps {
  /** Whose password it is. */
  email: string;
  inputRef: RefObject<HTMLInputElement | null>;
  isWrong: boolean;
}

/** The password that is to be replaced, with a link for those who have forgotten it. */
export function CurrentPassword({ email, inputRef, isWrong }: CurrentPasswordProps) {
  const [typed, setTyped] = useState('');
  return (
    <div>
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        value={typed}
        onChange={setTyped}
        inputRef={inputRef}
        error={isWrong ? 'Type the password you sign in with' : undefined}
      />
      <Hint>
        <TextLink
          to={paths.forgotPassword}
          onClick={() => {
            saveDraft({ email });
          }}
        >
          Forgot password?
        </TextLink>
      </Hint>
    </div>
  );
}
