import Search from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
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
  return (
    <form
      id={formId}
      action={paths.courses}
      onSubmit={(event) => {
        event.preventDefault();
        finishTyping();
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
        autoComplete="off"
        startAdornment={<Search />}
        slotProps={{ input: { enterKeyHint: 'search', spellCheck: false } }}
      />
    </form>
  );
});
