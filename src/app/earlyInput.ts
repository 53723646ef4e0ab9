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
 * At each of these React takes over what it happens in, at once and in one go, which would hold up the answer
 * to the very press or key. It sees none of them until it has taken over the page piece by piece.
 */
const heldBack = [
  'pointerdown',
  'pointerup',
  'pointerover',
  'pointerout',
  'mousedown',
  'mouseup',
  'mouseover',
  'mouseout',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'keydown',
  'keypress',
  'keyup',
  'focusin',
  'focusout',
  'beforeinput',
  'textInput',
  'input',
  'change',
  'submit',
  'paste',
  'compositionstart',
  'compositionend',
];

const holdBack = (event: Event): void => event.stopImmediatePropagation();

interface EarlyInput {
  /** Does all of it once more, in order, so that nothing has to be pressed twice. */
  repeat: () => void;
  forget: () => void;
}

/** Keeps what a visitor presses and types in a prerendered page until the product runs. */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
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
  document.addEventListener('keydown', keepShortcut, { capture: true });
  for (const type of heldBack) root.addEventListener(type, holdBack, { capture: true, passive: true });

  const forget = () => {
    root.removeEventListener('click', keepPress, { capture: true });
    root.removeEventListener('input', keepText, { capture: true });
    document.removeEventListener('keydown', keepShortcut, { capture: true });
    for (const type of heldBack) root.removeEventListener(type, holdBack, { capture: true });
  };
  const repeat = () => {
    forget();
    for (const element of [...typed.keys(), ...pressed]) {
      // At an event of this kind, which nobody listens to, React takes over a part that still waits for it.
      // Were the press itself the first, React would take that part over as already changed.
      element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
    }
    for (const [field, value] of typed) retype(field, value);
    for (const element of pressed) element.click();
  };
  return { repeat, forget };
}
