import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { courses } from '@/features/catalogue/courses';
import { findResults, type Results } from './findResults';
import { SearchKeyHints } from './SearchKeyHints';
import { NoResults } from './NoResults';
import { ResultCount } from './ResultCount';
import { Field, Panel } from './SearchPanel.styles';
import { SearchSection } from './SearchSection';
import { type Combobox, useCombobox } from './useCombobox';

export interface SearchPanelProps {
  /** Called when a link in the overlay is clicked. */
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
}

const placeholder = 'Search for courses, instructors, or skills...';

const noResultsYet: Results = { kind: 'popular', sections: [], needle: '' };

interface SearchFieldProps {
  query: string;
  onType: (query: string) => void;
  onClose: () => void;
  comboboxProps: Combobox['fieldProps'];
}

function SearchField({ query, onType, onClose, comboboxProps }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Field
      inputRef={field}
      placeholder={placeholder}
      autoComplete="off"
      value={query}
      onChange={(event) => onType(event.target.value)}
      startAdornment={
        <>
          <Search />
          {query === '' && (
            <span className="hint" aria-hidden="true">
              {placeholder}
            </span>
          )}
        </>
      }
      endAdornment={
        <IconButton onClick={onClose} aria-label="Close search" edge="end">
          <Close />
        </IconButton>
      }
      slotProps={{
        input: {
          ...comboboxProps,
          'aria-label': 'Search for courses, instructors, or skills',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'go',
        },
      }}
    />
  );
}

/** The search field, its results and their number. */
export function SearchPanel({ onChoose, onClose }: SearchPanelProps) {
  const [query, setQuery] = useState('');
  // The field appears with the press; the popular courses, which nobody has asked for yet, follow in a second render.
  const showsPopular = useDeferredValue(true, false);
  const results = useMemo(
    () => (query || showsPopular ? findResults(courses, query) : noResultsYet),
    [query, showsPopular],
  );
  const { kind, sections, needle } = results;
  const combobox = useCombobox({
    text: query,
    sizes: sections.map((section) => section.courses.length),
    // A suggestion must not be opened by an Enter that was meant for something else.
    first: kind === 'none' ? -1 : 0,
    onChoose,
  });

  return (
    <Panel>
      <SearchField query={query} onType={setQuery} onClose={onClose} comboboxProps={combobox.fieldProps} />
      <div className="results">
        {kind === 'none' && (
          <NoResults query={query} hasSuggestions={sections.length > 0} onChoose={onChoose} />
        )}
        {sections.length > 0 && <div {...combobox.listProps} aria-label="Courses" />}
        {sections.map((section, index) => (
          <SearchSection
            key={section.heading}
            {...section}
            needle={needle}
            combobox={combobox}
            index={index}
          />
        ))}
      </div>
      <ResultCount results={results} />
      <SearchKeyHints />
    </Panel>
  );
}
