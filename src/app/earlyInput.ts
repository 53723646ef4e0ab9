const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Links lead somewhere without any script, so they are left alone. */
const isControl = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  target.closest('button, label, input, select, summary, [role="button"]') !== null &&
  target.closest('a[href]') === null;

/** The button whose `aria-keyshortcuts` names what was pressed, such as "/" or "Control+K". */
function buttonFor({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, root: HTMLElement) {
  if (altKey || isField(target)) return undefined;
  const pressed = ctrlKey || metaKey ? `Control+${key.toUpperCase()}` : key;
  return [...root.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]')].find((button) =>
    button.getAttribute('aria-keyshortcuts')?.split(' ').includes(pressed),
  );
}

/** React believes the value that a field had when it was taken over; only another one is news to it. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Reflect.set(prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what a visitor presses and types in a prerendered page until the product runs. The function
 * returned does all of it once more, in order, so that nothing has to be pressed twice.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const pressed = new Set<HTMLElement>();
  const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

  const keepPress = (event: Event) => {
    const { target } = event;
    if (!isControl(target) || (isField(target) && !/^(checkbox|radio)$/.test(target.type))) return;
    event.preventDefault();
    pressed.add(target);
  };
  const keepText = ({ target }: Event) => {
    if (isField(target)) typedIn.add(target);
  };
  const keepShortcut = (event: KeyboardEvent) => {
    const button = buttonFor(event, root);
    if (!button) return;
    event.preventDefault();
    pressed.add(button);
  };
  root.addEventListener('click', keepPress, { capture: true });
  root.addEventListener('input', keepText, { capture: true });
  document.addEventListener('keydown', keepShortcut);

  return () => {
    root.removeEventListener('click', keepPress, { capture: true });
    root.removeEventListener('input', keepText, { capture: true });
    document.removeEventListener('keydown', keepShortcut);
    for (const element of [...typedIn, ...pressed]) {
      // A discrete event makes React take over the part of the page it happens in, at once.
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    for (const field of typedIn) retype(field);
    for (const element of pressed) element.click();
  };
}
