import { isVisible, nameOf, roleOf } from './names';

/** Identifies a control: its region, its role, its name, and its index among equals. */
export interface Target {
  region: string;
  role: string;
  name: string;
  nth: number;
}

export interface Control extends Target {
  /** Where a link leads. */
  href?: string;
  /** Leads out of the product: to a mail program, a download, another tab. */
  isWayOut: boolean;
  /** Pressing it would change nothing: a chosen radio, a pressed toggle, the current page. */
  isChosen: boolean;
  /** The options of a native list. */
  options?: readonly string[];
  isTextField: boolean;
  /** Whether Tab stops at it. Of a group of toggles it stops at one. */
  isTabStop: boolean;
}

const pressable =
  'a[href], button, input:not([type="hidden"]), textarea, select, summary, [role="button"], [role="combobox"], [role="option"], [role="menuitem"]';

const textTypes = new Set(['text', 'search', 'email', 'password', 'tel', 'url', 'textarea']);

/** What covers the page. */
export const layers = '.MuiModal-root, :popover-open';

/** The topmost layer; everything behind it is out of reach. */
export const topLayer = (): Element | undefined =>
  [
    ...document.querySelectorAll(
      'aside:popover-open, [role="dialog"], [role="listbox"].MuiList-root, [role="presentation"] [role="listbox"]',
    ),
  ]
    .filter((layer) => layer.closest(layers) !== null && isVisible(layer))
    .at(-1);

/** It exists for the keyboard, and is invisible to every pointer. */
const isWaitingSkipLink = (element: Element): boolean =>
  element.matches('a[href="#main"]') && document.activeElement !== element;

function isEnabled(element: Element): boolean {
  return (
    !isWaitingSkipLink(element) &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    !element.closest('[inert], [aria-hidden="true"]')
  );
}

function regionOf(element: Element): string {
  if (element.closest(layers)) return 'layer';
  return element.closest('header, main, footer')?.localName ?? 'page';
}

const isChosen = (element: Element): boolean =>
  (element instanceof HTMLInputElement && element.type === 'radio' && element.checked) ||
  element.getAttribute('aria-pressed') === 'true' ||
  element.getAttribute('aria-selected') === 'true' ||
  (element instanceof HTMLAnchorElement && element.href === window.location.href);

function describe(element: HTMLElement, nth: number, base: Omit<Target, 'nth'>): Control {
  return {
    ...base,
    nth,
    isChosen: isChosen(element),
    isTabStop: element.tabIndex >= 0,
    isTextField:
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      textTypes.has(element.type) &&
      !element.readOnly,
    isWayOut:
      element instanceof HTMLAnchorElement &&
      (element.origin !== window.location.origin ||
        element.hasAttribute('download') ||
        element.target !== ''),
    ...(element instanceof HTMLAnchorElement && { href: element.href }),
    ...(element instanceof HTMLSelectElement && {
      options: [...element.options].map(({ text }) => text),
    }),
  };
}

function reachable(): { element: HTMLElement; control: Control }[] {
  const counts = new Map<string, number>();
  // A page that is just being received has no body.
  const elements = [...(topLayer() ?? document).querySelectorAll<HTMLElement>(pressable)];
  return elements
    .filter((element) => isEnabled(element) && isVisible(element))
    .map((element) => {
      const base = { region: regionOf(element), role: roleOf(element), name: nameOf(element) };
      const key = Object.values(base).join('|');
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      return { element, control: describe(element, nth, base) };
    });
}

/** All controls that can be pressed or filled in now. */
export const listControls = (): Control[] => reachable().map(({ control }) => control);

export const describeElement = (element: Element): Control | undefined =>
  reachable().find((one) => one.element === element)?.control;

/** The control of a target, if it is reachable now. */
const find = ({ region, role, name, nth }: Target): Element | undefined =>
  reachable().find(
    ({ control }) =>
      control.region === region && control.role === role && control.name === name && control.nth === nth,
  )?.element;

const belongsTo = (hit: Element | null, element: Element): boolean =>
  hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);

/** A free spot beside the topmost layer; null if that fills the window. */
export function besideLayer(): { x: number; y: number } | null {
  const layer = topLayer();
  if (!layer) return null;
  const { innerWidth, innerHeight } = window;
  const spots = [0.02, 0.5, 0.98].flatMap((part) => [
    { x: innerWidth * part, y: 8 },
    { x: innerWidth * part, y: innerHeight - 8 },
    { x: 8, y: innerHeight * part },
  ]);
  return spots.find(({ x, y }) => !layer.contains(document.elementFromPoint(x, y))) ?? null;
}

export interface Place {
  x: number;
  y: number;
  control: Control;
}

/** The target of the next press, and whether the press hit something else because the page has moved. */
let sought: Element | undefined;
let isMissed = false;
for (const type of ['pointerdown', 'pointerup'] as const) {
  window.addEventListener(
    type,
    ({ target }) => {
      const isBeside = sought !== undefined && target instanceof Element && !belongsTo(target, sought);
      isMissed = isBeside || (type === 'pointerup' && isMissed);
    },
    { capture: true },
  );
}
export const hasMissed = (): boolean => isMissed;

/** Scrolls a control into view and returns where to press it; null if something covers it. */
export function placeOf(target: Target): Place | null {
  const element = find(target);
  sought = element;
  if (!element) return null;
  const pointsOf = ({ left, top, width, height }: DOMRect) =>
    [0.5, 0.2, 0.8].map((part) => ({ x: left + width * part, y: top + height / 2 }));
  const free = () =>
    [...element.getClientRects()]
      .flatMap(pointsOf)
      .find(({ x, y }) => belongsTo(document.elementFromPoint(x, y), element));
  let point = free();
  if (!point) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    point = free();
  }
  const control = describeElement(element);
  return point && control ? { ...point, control } : null;
}
