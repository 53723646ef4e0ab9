import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { InputBaseProps } from '@mui/material/InputBase';
import { Field } from './SearchField.styles';

const placeholder = 'Search for courses, instructors, or skills...';

interface SearchFieldProps extends InputBaseProps {
  /** For the button that closes the search. */
  closing: Pick<IconButtonProps, 'onClick' | 'popoverTarget' | 'popoverTargetAction'>;
  /** For the input itself. */
  input?: InputBaseProps['inputProps'];
}

/** The field of the search and the button that closes it. */
export function SearchField({ closing, input, ...props }: SearchFieldProps) {
  return (
    <Field
      {...props}
      placeholder={placeholder}
      autoComplete="off"
      startAdornment={
        <>
          <Search />
          <span className="hint" aria-hidden="true">
            {placeholder}
          </span>
        </>
      }
      endAdornment={
        <IconButton {...closing} aria-label="Close search" edge="end">
          <Close />
        </IconButton>
      }
      slotProps={{
        input: {
          'aria-label': 'Search for courses, instructors, or skills',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'go',
          ...input,
        },
      }}
    />
  );
}
