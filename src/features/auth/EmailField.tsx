import TextField from '@mui/material/TextField';
import { useState, type RefObject } from 'react';
import styles from './Form.module.css';
import { suggestEmail } from './suggestEmail';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** `username` where the address signs in, so that password managers pair it with the password. */
  autoComplete: 'username' | 'email';
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** An email address; when its domain looks mistyped, the likely one is offered. */
export function EmailField({ value, onChange, autoComplete, inputRef }: EmailFieldProps) {
  const [suggestion, setSuggestion] = useState<string>();
  return (
    <div>
      <TextField
        label="Email address"
        name="email"
        type="email"
        required
        placeholder="you@example.com"
        autoComplete={autoComplete}
        value={value}
        inputRef={inputRef}
        onChange={(event) => {
          onChange(event.target.value);
          setSuggestion(undefined);
        }}
        onBlur={(event) => {
          setSuggestion(suggestEmail(event.target.value));
        }}
        slotProps={{
          htmlInput: { maxLength: 255, autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
        }}
      />
      <output className={styles['hint']}>
        {suggestion !== undefined && (
          <>
            Did you mean{' '}
            <button
              type="button"
              className={styles['inlineButton']}
              onClick={() => {
                onChange(suggestion);
                setSuggestion(undefined);
              }}
            >
              {suggestion}
            </button>
            ?
          </>
        )}
      </output>
    </div>
  );
}
