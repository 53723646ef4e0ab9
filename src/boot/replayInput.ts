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
  // Set by the element's own property, of which React takes note, it would be no change to React.
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
  say(field, 'input');
}

/**
 * What is selected in the focused field, and how to select it again. A field for e-mail addresses does not tell; whether
 * all of it is selected, Chromium and Safari say through the document, Firefox does not.
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
 * React takes a hydrated field to hold what the served page says of it. Whatever a visitor has typed, chosen or
 * unfolded since then is told to it by the events that would have brought it, in the commit that hydrates the field,
 * because the next one would set it back. React sets values anew while it draws what it was told, and the caret with
 * them: what is returned gives back what was selected, and is to be called when all is drawn. For a field in which
 * nothing was typed it does nothing; it is there so that all is drawn at once, before the next key can come. It is
 * undefined if no field has the focus.
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
  // What a served page said of these is not known any more, so each tells how it stands.
  for (const details of document.querySelectorAll('details')) details.dispatchEvent(new Event('toggle'));
  return selectAgain;
}
