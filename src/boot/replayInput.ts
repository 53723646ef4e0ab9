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
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.value = field.defaultValue;
  // Set by the element's own property, of which React takes note, it would be no change to React.
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
  say(field, 'input');
  // Fields for e-mail addresses do not tell. Where there is no focus, Safari would bring it.
  if (selectionStart === null || field !== document.activeElement) return;
  // The value is set anew, and the caret with it, until React has drawn what it was told.
  queueMicrotask(() =>
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined),
  );
}

/**
 * React takes a hydrated field to hold what the served page says of it. Whatever a visitor has typed, chosen or
 * unfolded since then is told to it by the events that would have brought it, in the commit that hydrates the field,
 * because the next one would set it back.
 */
export function replayInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) {
      if ([...field.options].some((option) => option.selected !== option.defaultSelected))
        say(field, 'change');
    } else if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
      chooseAgain(field);
    } else typeAgain(field);
  }
  // What a served page said of these is not known any more, so each tells how it stands.
  for (const details of document.querySelectorAll('details')) details.dispatchEvent(new Event('toggle'));
}
