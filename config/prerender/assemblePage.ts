import { parse, serializeOuter } from 'parse5';
import type { Manifest } from 'vite';
import { addressOf, chunksOfPage } from './chunksOfPages.ts';
import { elementsIn, isElement } from './htmlElements.ts';
import { styleGroupOf } from './pageStyles.ts';
import type { DrawnPage } from './takeApart.ts';

/** What the build put out, as far as a page needs to know it. */
export interface Emitted {
  /** The head of `index.html`, as `readHead` leaves it. */
  head: string;
  /** The script that every page contains. */
  inlineScript: string;
  /** What an empty page says where no script may run. */
  withoutScript: string;
  manifest: Manifest;
}

const addedForScripts = new Set(['module', 'modulepreload', 'stylesheet']);

/** What stands in the head of `index.html`, without the scripts and style sheets that each page names itself. */
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
  /** What the inline script is told: see `src/boot/loadChunks.ts`. */
  load: Attributes;
  head: readonly string[];
  root: string;
}

const assemble = ({ head, inlineScript }: Emitted, { load, head: own, root }: Parts): string =>
  `<!doctype html><html lang="en"><head>${head}<script${written(load)}>${inlineScript}</script>` +
  `${own.join('')}</head><body>${root}</body></html>\n`;

/**
 * Nothing is painted before the page has been read as far as its footer: half a header or half a toolbar would
 * move when its other half came. Where the browser does not know of it, it paints what it has. Chromium goes by
 * the beginning of the element, not by its end, as the standard has it, so that `main` would not do.
 */
const paintFromFooter = '<link rel="expect" href="#footer" blocking="render">';

/**
 * A prerendered page. The rules it uses stand inside it, so that it paints without a second request; what it
 * needs to run is fetched behind that.
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

/** The page of an address that only the browser can draw: empty, with everything it needs on its way. */
export function assembleShell(emitted: Emitted, path?: string): string {
  return assemble(emitted, {
    load: { 'data-scripts': chunksOfPage(emitted.manifest, path).map(addressOf) },
    head: ['<title>AI Club</title>'],
    root: `<div id="root"></div>${emitted.withoutScript}`,
  });
}
