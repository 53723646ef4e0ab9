import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useRef } from 'react';
import { catalogue } from '@/content/catalogue';
import { paths } from '@/paths';
import type { CatalogueControls } from './useCatalogueControls';

interface CatalogueSearchProps extends Pick<CatalogueControls, 'type' | 'finishTyping'> {
  text: string;
  /** Of the form that leads to the same courses without a script. */
  formId: string;
}

/** The search box over the list, and the form that sends the filters, too, until a script answers them. */
export const CatalogueSearch = memo(function CatalogueSearch({
  text,
  formId,
  type,
  finishTyping,
}: CatalogueSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      id={formId}
      action={paths.courses}
      onSubmit={(event) => {
        event.preventDefault();
        finishTyping();
        // The list is there already; what is still to go is a keyboard on the screen.
        if (window.matchMedia('(hover: none)').matches) field.current?.blur();
      }}
    >
      <OutlinedInput
        type="search"
        name="q"
        fullWidth
        aria-label="Search courses"
        placeholder={catalogue.searchPlaceholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={finishTyping}
        onKeyDown={({ ctrlKey, metaKey }) => {
          // A shortcut opens the search on a copy of this entry of history, so its address has to hold the text by then.
          if (ctrlKey || metaKey) finishTyping();
        }}
        autoComplete="off"
        inputRef={field}
        startAdornment={<Search />}
        endAdornment={
          text !== '' && (
            <IconButton
              aria-label="Clear search"
              edge="end"
              onClick={() => {
                type('');
                field.current?.focus();
              }}
            >
              <Close />
            </IconButton>
          )
        }
        slotProps={{ input: { enterKeyHint: 'search', spellCheck: false } }}
      />
    </form>
  );
});
