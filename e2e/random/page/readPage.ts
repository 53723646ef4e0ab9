import { type Account, readAccount } from './account';
import { type Catalogue, readCatalogue } from './catalogue';
import { layers, topLayer } from './controls';
import { type Focus, readFocus } from './focus';
import { isVisible, nameOf } from './names';

export interface FieldState {
  name: string;
  region: string;
  type: string;
  maxLength: number;
  value: string;
}

/** The state of a page at one moment. */
export interface PageState {
  address: string;
  /** When this document began, which reveals a reload. */
  document: number;
  /** How often the page has changed within the document. */
  arrivals: number;
  headers: number;
  mains: number;
  headings: readonly string[];
  footers: number;
  /** How many pixels the page is wider than its window, and the element that sticks out furthest. */
  excess: number;
  widest: string;
  text: string;
  mainText: string;
  layer: string | undefined;
  /** Back closes the layer. A popover, which is open before hydration, has no entry in the history. */
  hasLayerEntry: boolean;
  /** The layer is still opening or closing. */
  isLayerMoving: boolean;
  focus: Focus;
  fields: readonly FieldState[];
  /** The number of links and buttons to go on with. */
  ways: number;
  account: Account;
  catalogue: Catalogue | undefined;
  /** The page is hydrated. */
  isRunning: boolean;
  /** Everything that a press could change, apart from the text and the focus. */
  looks: string;
}

const standing = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);

/** Counts landmarks. One may have no box itself, only those of its children. */
const landmarks = (selector: string): number =>
  [...document.querySelectorAll(selector)].filter(
    (element) => isVisible(element) || [...element.children].some(isVisible),
  ).length;

function widest(): string {
  const beyond = [...document.body.querySelectorAll('*')].find(
    (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
  );
  return beyond ? `${beyond.localName} ${(beyond.textContent ?? '').slice(0, 60)}` : '';
}

function readFields(): FieldState[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => !['hidden', 'radio', 'checkbox', 'range'].includes(field.type) && isVisible(field))
    .map((field) => ({
      name: nameOf(field),
      region: field.closest(layers) ? 'layer' : 'main',
      type: field.type,
      maxLength: field.maxLength,
      value: field.value,
    }));
}

const stateNames = [
  'aria-expanded',
  'aria-pressed',
  'aria-selected',
  'aria-current',
  'aria-invalid',
  'aria-activedescendant',
  'disabled',
  'type',
  'open',
];

function looksOf(invalid: number): string {
  const states = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary, details, [role]'),
  ]
    .map((element) => {
      const own = stateNames.map((name) => element.getAttribute(name) ?? '').join(',');
      const value =
        element instanceof HTMLInputElement
          ? `${element.value},${element.checked}`
          : Reflect.get(element, 'value');
      return `${own},${String(value)}`;
    })
    .join(';');
  const { scrollX, scrollY, location } = window;
  const scheme = document.documentElement.dataset['muiColorScheme'];
  const scroll = [scrollX, scrollY].map(Math.round);
  return [location.href, ...scroll, scheme, invalid, states].join('\n');
}

const isRunning = (): boolean =>
  Object.keys(document.querySelector('h1, main') ?? {}).some((key) => key.startsWith('__react'));

const isMoving = (element: Element | null | undefined): boolean =>
  element?.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running') ?? false;

/** Reads everything that the invariants need, at once. */
export function readPage(
  sessionKey: string,
  { invalid, arrivals }: { invalid: number; arrivals: number },
): PageState {
  const { location, innerWidth } = window;
  const main = document.querySelector<HTMLElement>('main');
  const layer = topLayer();
  const excess = document.documentElement.scrollWidth - innerWidth;
  return {
    address: `${location.origin}${location.pathname}${location.search}${location.hash}`,
    document: performance.timeOrigin,
    arrivals,
    headers: landmarks('header:not(main *)'),
    mains: landmarks('main'),
    headings: standing('h1').map((heading) => heading.textContent ?? ''),
    footers: landmarks('footer:not(main *)'),
    excess,
    widest: excess > 1 ? widest() : '',
    text: document.body.innerText,
    mainText: main?.innerText ?? '',
    layer: layer && nameOf(layer),
    hasLayerEntry: Boolean(layer?.closest('.MuiModal-root')),
    isLayerMoving: isMoving(layer?.closest('.MuiModal-root')),
    focus: readFocus(),
    fields: readFields(),
    ways: standing('a[href], button').length,
    account: readAccount(sessionKey),
    catalogue: location.pathname === '/courses' ? readCatalogue() : undefined,
    isRunning: isRunning(),
    looks: looksOf(invalid),
  };
}
