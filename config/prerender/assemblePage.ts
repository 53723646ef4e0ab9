import { parse, serializeOuter } from 'parse5';
import type { Manifest } from 'vite';
import { addressOf, chunksOfPage } from './chunksOfPages.ts';
import { elementsIn, isElement } from './htmlElements.ts';
import { styleGroupOf } from './pageStyles.ts';
import type { DrawnPage } from './takeApart.ts';

/** The output of the build that pages are assembled from. */
export interface Emitted {
  /** The head of `index.html`, as `readHead` leaves it. */
  head: string;
  /** The script that every page contains. */
  inlineScript: string;
  /** Shown on an empty page where no script may run. */
  withoutScript: string;
  manifest: Manifest;
}

const addedForScripts = new Set(['module', 'modulepreload', 'stylesheet']);

/** The head of `index.html`, without the scripts and style sheets, which each page lists itself. */
export function readHead(html: string): string {
  const head = elementsIn(parse(html).childNodes).find(({ tagName }) => tagName === 'head');
  return (head?.childNodes ?? [])
    .filter(isElement)
    .filter(({ attrs }) => !attrs.some(({ value }) => addedForScripts.has(value)))
    .map((element) => serializeOuter(element))
    .join('');
}

type Attributes = Readonly<Record<string, string | readonly string[]>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'string' ? value : value.join(' ')}"`)
    .join('');

interface Parts {
  /** Attributes of the inline script: see `src/boot/loadChunks.ts`. */
  load: Attributes;
  head: readonly string[];
  root: string;
}

const assemble = ({ head, inlineScript }: Emitted, { load, head: own, root }: Parts): string =>
  `<!doctype html><html lang="en"><head>${head}<script${written(load)}>${inlineScript}</script>` +
  `${own.join('')}</head><body>${root}</body></html>\n`;

/**
 * Delays the first paint until the footer has been parsed: half a header or half a toolbar would move when the rest
 * came. Browsers without support paint what they have. Chromium waits for the start tag of the element, not for its
 * end as in the standard, so `main` would not do.
 */
const paintFromFooter = '<link rel="expect" href="#footer" blocking="render">';

/**
 * A prerendered page. Its styles are inlined, so that it paints without a second request; its scripts are fetched
 * afterwards.
 */
export function assemblePage(
  emitted: Emitted,
  { path, headTags, body }: DrawnPage,
  styles: ReadonlyMap<string, string>,
): string {
  return assemble(emitted, {
    load: {
      'data-prerendered': '',
      'data-scripts': chunksOfPage(emitted.manifest, path).map(addressOf),
    },
    head: [
      ...headTags,
      paintFromFooter,
      styles.get(styleGroupOf(path)) ?? '',
      '<meta name="emotion-insertion-point" content="">',
    ],
    root: `<div id="root" data-page="${path}">${body}</div>`,
  });
}

interface ShellOptions {
  path?: string;
  /** Keeps the page from search engines that run no script. The page itself removes and repeats it. */
  noIndex?: boolean;
}

/** The page of an address that only the browser can draw: empty, but listing everything that it loads. */
export function assembleShell(emitted: Emitted, { path, noIndex = false }: ShellOptions = {}): string {
  return assemble(emitted, {
    load: { 'data-scripts': chunksOfPage(emitted.manifest, path).map(addressOf) },
    head: ['<title>AI Club</title>', noIndex ? '<meta name="robots" content="noindex">' : ''],
    root: `<div id="root"></div>${emitted.withoutScript}`,
  });
}
