import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Hint } from './Form.styles';

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

/** Not the labels themselves, so that each label names one thing on the page. */
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
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const hintId = useId();

  const watchCapsLock = (event: KeyboardEvent) => {
    setHasCapsLock(event.getModifierState('CapsLock'));
  };
  const toggle = () => {
    const input = inputRef.current;
    const { selectionStart = null, selectionEnd = null } = input ?? {};
    flushSync(() => {
      setIsShown(!isShown);
    });
    // Changing the type of a field sends the caret to its start.
    input?.setSelectionRange(selectionStart, selectionEnd);
  };
  return (
    <div>
      <TextField
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
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => {
          setHasCapsLock(false);
        }}
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false, 'aria-describedby': hintId },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  aria-label={`${isShown ? 'Hide' : 'Show'} ${spoken[name]}`}
                  edge="end"
                  onMouseDown={(event) => {
                    event.preventDefault();
                  }}
                  onClick={toggle}
                >
                  {isShown ? (
                    <VisibilityOffOutlined fontSize="small" />
                  ) : (
                    <VisibilityOutlined fontSize="small" />
                  )}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <div id={hintId}>
        {children}
        {error !== undefined && (
          <Hint error>
            <ErrorOutlineOutlined sx={{ fontSize: 16 }} />
            {error}
          </Hint>
        )}
        <Hint component="output">{hasCapsLock && 'Caps Lock is on.'}</Hint>
      </div>
    </div>
  );
}
