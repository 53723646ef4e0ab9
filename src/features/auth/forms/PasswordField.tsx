import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { useId, type ReactNode, type RefObject } from 'react';
import { TextInput } from '@/ui/TextInput';
import { Hint } from './Form.styles';
import { RevealButton } from './RevealButton';
import { useCapsLock } from './useCapsLock';
import { useRevealed } from './useRevealed';

interface PasswordFieldProps {
  label: string;
  name: 'password' | 'confirmPassword' | 'currentPassword';
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** What is wrong with this field; it is marked as invalid. */
  error?: string | undefined;
  /** Advice below the field. */
  children?: ReactNode;
}

/** Names for the button that shows the password. Not the labels, so that each label names one control. */
const spoken = {
  password: 'password',
  confirmPassword: 'password confirmation',
  currentPassword: 'current password',
} as const;

/** A password that can be shown without losing the caret, and that notices Caps Lock. */
export function PasswordField({
  label,
  name,
  autoComplete,
  value,
  onChange,
  inputRef,
  error,
  children,
}: PasswordFieldProps) {
  const { isShown, toggle } = useRevealed(inputRef);
  const { hasCapsLock, capsLockProps } = useCapsLock();
  const hintId = useId();
  return (
    <div>
      <TextInput
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        required
        autoComplete={autoComplete}
        value={value}
        inputRef={inputRef}
        error={error !== undefined}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        {...capsLockProps}
        aria-describedby={hintId}
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        endAdornment={<RevealButton what={spoken[name]} isShown={isShown} onToggle={toggle} />}
      />
      <div id={hintId}>
        {children}
        {error !== undefined && (
          <Hint error>
            <ErrorOutlineOutlined />
            {error}
          </Hint>
        )}
        <Hint component="output">{hasCapsLock && 'Caps Lock is on.'}</Hint>
      </div>
    </div>
  );
}
