type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Fields that are pressed rather than filled in. */
const isChecked = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio';

/**
 * What was pressed, if it needs the product: links lead somewhere without any script, so they are left alone.
 * A picture cannot be pressed once more by a script, but the button that carries it can.
 */
function controlAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('a[href]')) return undefined;
  const control = target.closest<HTMLElement>('button, label, input, select, summary, [role="button"]');
  return control && target instanceof HTMLElement ? target : (control ?? undefined);
}

/** The button whose `aria-keyshortcuts` names what was pressed, such as "/" or "Control+K". */
function buttonFor({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, root: HTMLElement) {
  if (altKey || isField(target)) return undefined;
  const pressed = ctrlKey || metaKey ? `Control+${key.toUpperCase()}` : key;
  return [...root.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]')].find((button) =>
    button.getAttribute('aria-keyshortcuts')?.split(' ').includes(pressed),
  );
}

/** React believes the value that a field had when it was taken over; only another one is news to it. */
function retype(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what a visitor presses and types in a prerendered page until the product runs. The function
 * returned does all of it once more, in order, so that nothing has to be pressed twice.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, string>();

  const keepPress = (event: Event) => {
    const control = controlAt(event.target);
    if (!control || (isField(control) && !isChecked(control))) return;
    event.preventDefault();
    pressed.add(control);
  };
  const keepText = ({ target }: Event) => {
    if (isField(target) && !isChecked(target)) typed.set(target, target.value);
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
    for (const element of [...typed.keys(), ...pressed]) {
      // At an event of this kind, which nobody listens to, React takes over the part of the page it happens
      // in, at once. Were the press itself the first, React would take the page over as already changed.
      element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
    }
    for (const [field, value] of typed) retype(field, value);
    for (const element of pressed) element.click();
  };
}
