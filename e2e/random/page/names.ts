const fieldRoles = new Map([
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['range', 'slider'],
  ['search', 'searchbox'],
  ['submit', 'button'],
]);

/** The role of an element for assistive technology, limited to the elements of this product. */
export function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role !== null) return role;
  if (element instanceof HTMLInputElement) return fieldRoles.get(element.type) ?? 'textbox';
  if (element instanceof HTMLTextAreaElement) return 'textbox';
  if (element instanceof HTMLSelectElement) return 'combobox';
  if (element instanceof HTMLAnchorElement) return 'link';
  return element.localName;
}

function textOf(root: Element): string {
  const pieces: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const hidden = parentElement?.closest('[aria-hidden="true"], svg');
    if (!hidden || !root.contains(hidden)) pieces.push(textContent ?? '');
  }
  return pieces.join(' ');
}

const isLabelled = (
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The text of a label, without that of the field inside it and without the asterisk of a required one. */
function labelOf(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string {
  const label = field.labels?.[0];
  const named = label?.querySelector('select') ? label.querySelector('span') : label;
  return named ? textOf(named) : '';
}

/** The accessible name of a control, as assistive technology computes it. */
export function nameOf(element: Element): string {
  const labelled = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  const name =
    element.getAttribute('aria-label') ??
    labelled ??
    (isLabelled(element) ? labelOf(element) || element.getAttribute('placeholder') : textOf(element));
  return (name ?? '').replaceAll(/\s+/g, ' ').trim();
}

export const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};
