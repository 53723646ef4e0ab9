import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';

interface TextInputProps extends Omit<OutlinedInputProps, 'label' | 'notched' | 'fullWidth'> {
  label?: string;
  /** Advice below the field, or what is wrong with it. */
  helperText?: ReactNode;
}

/** The parts of MUI's `TextField` that we use: all of it would bring select, menu and popover (17 kB) to every form. */
export function TextInput({
  id,
  label,
  helperText,
  'aria-describedby': describedBy,
  required = false,
  error = false,
  ...input
}: TextInputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helpId = `${inputId}-help`;
  const [enters, setEnters] = useState(0);
  return (
    <FormControl
      fullWidth
      required={required}
      error={error}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) setEnters(enters + 1);
      }}
      onBlur={() => setEnters(0)}
    >
      {label !== undefined && <InputLabel htmlFor={inputId}>{label}</InputLabel>}
      <OutlinedInput
        id={inputId}
        aria-describedby={[helperText && helpId, describedBy].filter(Boolean).join(' ') || undefined}
        {...input}
      />
      {helperText && (
        // A description is read when the field gets the focus. After Enter the focus is still there, so it is an alert.
        <FormHelperText
          key={`${error} ${enters}`}
          id={helpId}
          role={error && enters > 0 ? 'alert' : undefined}
        >
          {error && <ErrorOutlineOutlined />}
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
