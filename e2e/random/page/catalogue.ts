import { isVisible, nameOf } from './names';

/** What the catalogue shows about its filters and its list. */
export interface Catalogue {
  search: string;
  /** The chosen option of each group of radios, by the group's legend; only for visible groups. */
  chosen: Readonly<Record<string, string>>;
  sort: string;
  view: string;
  chips: readonly string[];
  titles: readonly string[];
  status: string;
  heading: string;
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

function chosenOptions(): Record<string, string> {
  const chosen = [...document.querySelectorAll<HTMLInputElement>('fieldset input[type="radio"]:checked')];
  return Object.fromEntries(
    chosen
      .filter(isVisible)
      .map((radio) => [textOf(radio.closest('fieldset')?.querySelector('legend')), nameOf(radio)]),
  );
}

export function readCatalogue(): Catalogue | undefined {
  const main = document.querySelector('main');
  const search = main?.querySelector<HTMLInputElement>('input[type="search"]');
  const sort = main?.querySelector('select');
  if (!main || !search || !sort) return undefined;
  const toolbar = [...main.querySelectorAll('section button[aria-label^="Remove "]')];
  const isStatus = (text: Element) => textOf(text).startsWith('Showing');
  return {
    search: search.value,
    chosen: chosenOptions(),
    sort: textOf(sort.selectedOptions[0]),
    view: main.querySelector('[aria-pressed="true"]')?.getAttribute('aria-label') ?? '',
    chips: toolbar.filter(isVisible).map(nameOf),
    titles: [...main.querySelectorAll('li h3')].map(textOf),
    status: textOf([...main.querySelectorAll('section p')].find(isStatus)),
    heading: textOf(main.querySelector('h1')),
  };
}
