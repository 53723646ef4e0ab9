import {
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { courses } from '@/features/catalogue/courses';
import { findResults, type Results } from './findResults';
import { SearchField } from './SearchField';
import { SearchKeyHints } from './SearchKeyHints';
import { NoResults } from './NoResults';
import { ResultCount } from './ResultCount';
import { Panel } from './SearchPanel.styles';
import { SearchSection } from './SearchSection';
import { useCombobox } from './useCombobox';

/** What somebody has typed, and what is selected of it. */
export interface Typed {
  text: string;
  selection: [start: number | null, end: number | null];
}

export interface SearchPanelProps {
  /** Called when a link in the overlay is clicked. */
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
  /** What was typed before the overlay could be shown. */
  typed: Typed | undefined;
}

const noResultsYet: Results = { kind: 'popular', sections: [], needle: '' };

/** The field gets the focus when it appears. */
function useFocus(typed: Typed | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const focus = useEffectEvent(() => {
    field.current?.focus();
    if (typed) field.current?.setSelectionRange(...typed.selection);
  });
  useEffect(() => focus(), []);
  return field;
}

/** The search field, its results and their number. */
export function SearchPanel({ onChoose, onClose, typed }: SearchPanelProps) {
  const field = useFocus(typed);
  const [query, setQuery] = useState(typed?.text ?? '');
  // The field appears with the press; what nobody has asked for yet, the popular courses and the keys, follows in a
  // second render.
  const showsRest = useDeferredValue(true, false);
  const results = useMemo(
    () => (query || showsRest ? findResults(courses, query) : noResultsYet),
    [query, showsRest],
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
      <SearchField
        inputRef={field}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        closing={{ onClick: onClose }}
        input={combobox.fieldProps}
      />
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
      {showsRest && <SearchKeyHints />}
    </Panel>
  );
}
