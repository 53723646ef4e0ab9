import { act, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AfterHydration, OnHydrated } from '@/ui/AfterHydration';
import { replayInput } from './replayInput';

const handlers = { onCommit: replayInput, onReady: () => undefined };

function Form() {
  const [name, setName] = useState('');
  const [letter, setLetter] = useState('');
  const [level, setLevel] = useState('all');
  const [isSure, setIsSure] = useState(false);
  const [sort, setSort] = useState('popular');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MemoryRouter>
      <OnHydrated value={handlers}>
        <input value={name} onChange={(event) => setName(event.target.value)} />
        <textarea value={letter} onChange={(event) => setLetter(event.target.value)} />
        {['all', 'beginner'].map((value) => (
          <input
            key={value}
            id={value}
            type="radio"
            name="level"
            checked={level === value}
            onChange={() => setLevel(value)}
          />
        ))}
        <input type="checkbox" checked={isSure} onChange={(event) => setIsSure(event.target.checked)} />
        <select value={sort} onChange={(event) => setSort(event.target.value)}>
          <option>popular</option>
          <option>newest</option>
        </select>
        <details
          open={isOpen}
          suppressHydrationWarning
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>More</summary>
        </details>
        <output>{[name, letter, level, isSure, sort, isOpen ? 'open' : 'closed'].join('; ')}</output>
        <AfterHydration />
      </OnHydrated>
    </MemoryRouter>
  );
}

function served() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
  const find = <Tag extends keyof HTMLElementTagNameMap>(selector: string, tag: Tag) => {
    const found = root.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}${selector}`);
    if (!found) throw new Error(`There is no ${tag}${selector}`);
    return found;
  };
  return {
    find,
    hydrate: () => act(async () => hydrateRoot(root, <Form />)),
    known: () => root.querySelector('output')?.textContent,
  };
}

afterEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

test('input into served fields reaches React at hydration', async () => {
  const { find, hydrate, known } = served();
  find('', 'input').value = 'Ines';
  find('', 'textarea').value = 'How do I start?';
  find('#beginner', 'input').checked = true;
  find('[type=checkbox]', 'input').checked = true;
  find('', 'select').value = 'newest';
  find('', 'details').open = true;
  await hydrate();
  expect(known()).toBe('Ines; How do I start?; beginner; true; newest; open');
  expect(find('', 'input')).toHaveValue('Ines');
  expect(find('#beginner', 'input')).toBeChecked();
  expect(find('', 'select')).toHaveValue('newest');
  expect(find('', 'details').open).toBe(true);
});

test('untouched fields stay as served', async () => {
  const { hydrate, known } = served();
  await hydrate();
  expect(known()).toBe('; ; all; false; popular; closed');
});

test('a selection survives hydration, so that typing replaces it', async () => {
  const { find, hydrate } = served();
  const name = find('', 'input');
  name.value = 'Ines Moreau';
  name.focus();
  name.setSelectionRange(5, 11, 'backward');
  await hydrate();
  expect([name.selectionStart, name.selectionEnd, name.selectionDirection]).toEqual([5, 11, 'backward']);
});

const draft = { text: '', listeners: new Set<() => void>() };

const readDraft = () => draft.text;

function followDraft(listener: () => void) {
  draft.listeners.add(listener);
  return () => draft.listeners.delete(listener);
}

function pressKey(field: HTMLInputElement, key: string) {
  // As a browser sets it, unnoticed by React's tracking of the property.
  Reflect.set(HTMLInputElement.prototype, 'value', field.value + key, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps what is typed in a store, and calls `onCommit` as soon as it is hydrated. */
function DraftForm({ onCommit }: { onCommit: () => void }) {
  const text = useSyncExternalStore(followDraft, readDraft, () => '');
  useLayoutEffect(() => queueMicrotask(onCommit), [onCommit]);
  return (
    <MemoryRouter>
      <OnHydrated value={handlers}>
        <input
          value={text}
          onChange={(event) => {
            draft.text = event.target.value;
            for (const listener of draft.listeners) listener();
          }}
        />
        <AfterHydration />
      </OnHydrated>
    </MemoryRouter>
  );
}

test('keys typed at the moment of hydration stay in a field that was empty', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<DraftForm onCommit={() => undefined} />);
  document.body.replaceChildren(root);
  const field = root.querySelector('input');
  if (!field) throw new Error('There is no field');
  field.focus();
  const typed: string[] = [];
  const typeAtOnce = () => {
    pressKey(field, 'a');
    typed.push(field.value);
    pressKey(field, 'b');
    typed.push(field.value);
  };
  // Within act React would give the browser no moment in between.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  hydrateRoot(root, <DraftForm onCommit={typeAtOnce} />);
  await waitFor(() => expect(typed).toHaveLength(2));
  expect(typed).toEqual(['a', 'ab']);
});
