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
  /** Id of the form that leads to the same courses without a script. */
  formId: string;
}

/** The search box above the list. Its form submits the filters as well, until a script handles them. */
export const CatalogueSearch = memo(function CatalogueSearch({
  text,
  formId,
  type,
  finishTyping,
}: CatalogueSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    type('');
    field.current?.focus();
  };
  return (
    <form
      id={formId}
      action={paths.courses}
      onSubmit={(event) => {
        event.preventDefault();
        finishTyping();
        // The list is up to date already; only the on-screen keyboard has to go.
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
          // A shortcut opens the search on a copy of this history entry, whose address must contain the text by then.
          if (ctrlKey || metaKey) finishTyping();
        }}
        autoComplete="off"
        inputRef={field}
        startAdornment={<Search />}
        endAdornment={
          text !== '' && (
            <IconButton aria-label="Clear search" edge="end" onClick={clear}>
              <Close />
            </IconButton>
          )
        }
        slotProps={{ input: { enterKeyHint: 'search', spellCheck: false } }}
      />
    </form>
  );
});
