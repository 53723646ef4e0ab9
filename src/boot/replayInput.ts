type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const say = (field: Field, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

function chooseAgain(field: HTMLInputElement): void {
  const isChosen = field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (!isChosen) return;
  field.checked = !field.checked;
  field.click();
}

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  // By the prototype's setter: React tracks the element's own `value` property and would see no change.
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
  say(field, 'input');
}

/**
 * Returns a function that restores the selection in the focused field. E-mail fields do not expose theirs; whether
 * all of it is selected, the document's selection tells in Chromium and Safari, but not in Firefox.
 */
function rememberSelection(): (() => void) | undefined {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText) return undefined;
  const isServed = field.value === field.defaultValue;
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const isWhole = selectionStart === null && String(document.getSelection()) === value;
  return () => {
    if (isServed || field !== document.activeElement || field.value !== value) return;
    if (isWhole) field.select();
    else if (selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

/**
 * React assumes that a hydrated field has the value in the served markup. So whatever a visitor has typed, chosen or
 * unfolded since is replayed, by the events that would have reported it, in the commit that hydrates the field,
 * because the next commit would reset it. When React renders these events, it sets values again, which moves the
 * caret. The returned function restores the selection and is to be called after that render. For a field in which
 * nothing was typed it does nothing; returning it makes React render at once, before the next key can come. It is
 * undefined if no text field has the focus.
 */
export function replayInput(): (() => void) | undefined {
  const selectAgain = rememberSelection();
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) {
      if ([...field.options].some((option) => option.selected !== option.defaultSelected))
        say(field, 'change');
    } else if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
      chooseAgain(field);
    } else typeAgain(field);
  }
  // A visitor's toggle overwrites the served `open` attribute, so each of these reports its state.
  for (const details of document.querySelectorAll('details')) details.dispatchEvent(new Event('toggle'));
  return selectAgain;
}
