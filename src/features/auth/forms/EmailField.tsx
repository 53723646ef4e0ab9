import Link from '@mui/material/Link';
import { useRef, useState, type RefObject } from 'react';
import { TextInput } from '@/ui/TextInput';
import { Hint } from './Form.styles';
import { suggestEmail } from './suggestEmail';
import { useAfterPress } from './useAfterPress';
import { useSelectFilled } from './useSelectFilled';
import { withoutInvisible } from './withoutInvisible';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** `username` where the address signs in, so that password managers pair it with the password. */
  autoComplete: 'username' | 'email';
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** An email address; when its domain looks mistyped, the likely one is offered. */
export function EmailField({ value, onChange, autoComplete, inputRef }: EmailFieldProps) {
  // The text for which a suggestion is shown: null while typing, and before that what a draft has filled in.
  const [judged, setJudged] = useState<string | null>();
  const address = judged === undefined ? value : judged;
  const suggestion = address === null ? undefined : suggestEmail(address);
  const afterPress = useAfterPress();
  const ownRef = useRef<HTMLInputElement>(null);
  const field = inputRef ?? ownRef;
  useSelectFilled(field);
  return (
    <div>
      <TextInput
        label="Email address"
        name="email"
        type="email"
        required
        placeholder="you@example.com"
        autoComplete={autoComplete}
        value={value}
        inputRef={field}
        onChange={(event) => {
          onChange(withoutInvisible(event.target.value));
          setJudged(null);
        }}
        onBlur={({ target }) => {
          afterPress(() => {
            setJudged(target.value);
          });
        }}
        inputProps={{ maxLength: 255, autoCapitalize: 'none', spellCheck: false, inputMode: 'email' }}
      />
      <Hint component="output">
        {suggestion !== undefined && (
          <span>
            Did you mean{' '}
            <Link
              component="button"
              type="button"
              sx={{ paddingBlock: '4px', overflowWrap: 'anywhere' }}
              onClick={() => {
                onChange(suggestion);
                setJudged(null);
                // The pressed button is about to go, and the focus with it.
                field.current?.focus();
              }}
            >
              {suggestion}
            </Link>
            ?
          </span>
        )}
      </Hint>
    </div>
  );
}
