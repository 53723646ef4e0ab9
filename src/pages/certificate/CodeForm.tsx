import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { certificate } from '@/content/certificate';
import { paths } from '@/paths';
import { TextInput } from '@/ui/TextInput';
import { cssVar } from '@/ui/theme/cssVar';
import { complaintAbout, normalizeCode } from './certificateCode';

interface CodeFormProps {
  /** What the field contains at first. */
  initial?: string;
  /** Why that cannot be, or is not, the code of a certificate. */
  complaint?: string | undefined;
  /** For a form that is not the page's main action. */
  isQuiet?: boolean;
  /** The code on show was submitted again. */
  onSame?: (() => void) | undefined;
  /** Something was submitted that cannot be a code. */
  onComplaint?: (() => void) | undefined;
}

const { label, placeholder, hint, submit } = certificate.form;

const Form = styled('form')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  maxWidth: 480,
  '& input': {
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    '&::placeholder': { letterSpacing: '0.04em' },
  },
  // Level with the field, not with its label.
  '& .submit': { flex: 'none', minHeight: 52, marginBlockStart: 30 },
  // The hint may be wider than the field.
  '& .MuiFormHelperText-root': { width: 'max-content', maxWidth: 'calc(100% + 90px)' },
  '&[data-unknown] .MuiFormHelperText-root.Mui-error': {
    color: cssVar('ink2'),
    fontWeight: 400,
    '& > svg': { display: 'none' },
  },
  // With large text a button beside the field would leave no room for the code.
  '@media (width < 20rem)': {
    display: 'grid',
    '& .submit': { marginBlockStart: 0 },
    '& .MuiFormHelperText-root': { maxWidth: '100%' },
  },
  '@media print': { display: 'none' },
});

/** Asks for a code and leads to its certificate. Without a script it is a plain GET of the page for checking. */
export function CodeForm({ initial = '', complaint, isQuiet = false, onSame, onComplaint }: CodeFormProps) {
  const [typed, setTyped] = useState(initial);
  const [sent, setSent] = useState<{ typed: string; complaint: string | undefined }>({
    typed: initial,
    complaint,
  });
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = normalizeCode(typed);
    const wrong = complaintAbout(code);
    setSent({ typed, complaint: wrong });
    if (wrong !== undefined) {
      field.current?.focus();
      if (code !== normalizeCode(initial)) onComplaint?.();
    } else if (onSame && code === normalizeCode(initial)) onSame();
    else void navigate(paths.certificate(code));
  };

  const shown = typed === sent.typed ? sent.complaint : undefined;
  return (
    <Form
      data-unknown={shown === hint || undefined}
      method="get"
      action={paths.certificateCheck}
      onSubmit={check}
      noValidate
    >
      <TextInput
        id="certificate-code"
        name="code"
        label={label}
        placeholder={placeholder}
        value={typed}
        inputRef={field}
        error={shown !== undefined}
        helperText={shown ?? hint}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 200 }}
      />
      <Button type="submit" variant={isQuiet ? 'outlined' : 'contained'} className="submit">
        {submit}
      </Button>
    </Form>
  );
}
