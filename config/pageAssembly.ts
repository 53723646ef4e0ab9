import type { Manifest, ManifestChunk } from 'vite';
import { folderOf, onlyWhatIsRead, type PageStyles, styleGroupOf, type StyleSheet } from './pageStyles.ts';

/** What the build put out, as far as a page needs to know it. */
export interface Emitted {
  /** `index.html` as built: the early script, the entry script, links. */
  shell: string;
  manifest: Manifest;
  /** In the order in which their modules depend on one another. */
  styleSheets: readonly StyleSheet[];
}

const tagsOfHead =
  /<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;
const emotionStyle = /<style data-emotion="([^"]*)">(.*?)<\/style>/gs;
const entryStyle = /\s*<link rel="stylesheet"[^>]*>/g;

/** Every chunk that a module's chunk cannot run without, dependencies first. */
export function chunksNeededBy(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const found: ManifestChunk[] = [];
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const dependency of chunk.imports ?? []) visit(dependency);
    found.push(chunk);
  };
  for (const key of keys) visit(key);
  return found;
}

/** The modules that draw the page at an address: each route has a folder of its own below `src/pages`. */
function pageModules(manifest: Manifest, path: string): string[] {
  const folder = `src/pages/${folderOf(path)}/`;
  const routes = Object.values(manifest).flatMap(({ name, dynamicImports = [] }) =>
    name === 'start' ? dynamicImports : [],
  );
  return routes.filter((key) => key.startsWith(folder));
}

/** The product itself, which the entry script loads. */
const startModules = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.name === 'start');

/** What depends on nothing else and is prepared in idle time: as much as the budget before a touch allows. */
const foundation = new Set(['rolldown-runtime', 'react', 'framework']);

const address = ({ file }: ManifestChunk): string => `/${file}`;

/** A page as React drew it, taken apart. */
export interface DrawnPage {
  path: string;
  /** Title and tags, which React writes in front of the markup. */
  headTags: readonly string[];
  /** Emotion's global styles, as elements that it recognises when the page is taken over. */
  globalStyles: readonly string[];
  /** The rules of the controls on the page, by the name that Emotion gave them. */
  controlRules: ReadonlyMap<string, string>;
  body: string;
}

/** React writes tags and Emotion styles amid the markup; both belong into the head. */
export function takeApart(path: string, markup: string): DrawnPage {
  const globalStyles: string[] = [];
  const controlRules = new Map<string, string>();
  const withoutStyles = markup.replace(emotionStyle, (element, name: string, css: string) => {
    if (name.startsWith('css-global ')) globalStyles.push(element);
    else controlRules.set(name.replace(/^css /, ''), css);
    return '';
  });
  const start = withoutStyles.search(/<div/);
  return {
    path,
    headTags: withoutStyles.slice(0, start).match(tagsOfHead) ?? [],
    globalStyles,
    controlRules,
    body: withoutStyles.slice(start),
  };
}

/** Nothing waits for the entry script of a page that waits for its visitor, so fonts and pictures go first. */
const withPatientEntry = (shell: string): string =>
  shell.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

function insert(shell: string, head: string): string {
  return shell.replace('</head>', () => `${head}</head>`);
}

const preloads = (chunks: readonly ManifestChunk[]): string =>
  chunks.map((chunk) => `<link rel="modulepreload" href="${address(chunk)}" crossorigin>`).join('');

interface Assembly {
  styles: ReadonlyMap<string, PageStyles>;
  /** Names of the theme's variables that pages read. */
  read: ReadonlySet<string>;
  /** Whether the product starts without waiting for a sign of the visitor. */
  startsAtOnce: boolean;
}

/**
 * A prerendered page. The rules it wears stand inside it, so that it paints without a second request. The
 * scripts it will need are only named: the entry script fetches them, in idle time or when the product starts.
 */
export function assemblePage(
  emitted: Emitted,
  page: DrawnPage,
  { styles, read, startsAtOnce }: Assembly,
): string {
  const { path, headTags, globalStyles, body } = page;
  const { elements = '', whole = [], partial = [] } = styles.get(styleGroupOf(path)) ?? {};
  const { manifest } = emitted;
  const scripts = chunksNeededBy(manifest, [
    ...startModules(manifest),
    ...pageModules(manifest, path),
  ]).filter((chunk) => chunk.isEntry !== true);
  const isFoundation = ({ name = '' }: ManifestChunk) => foundation.has(name);
  const data = [
    `data-page="${path}"`,
    `data-foundation="${scripts.filter(isFoundation).map(address).join(' ')}"`,
    `data-scripts="${scripts
      .filter((chunk) => !isFoundation(chunk))
      .map(address)
      .join(' ')}"`,
    `data-whole-styles="${whole.join(' ')}"`,
    `data-partial-styles="${partial.join(' ')}"`,
    ...(startsAtOnce ? ['data-starts-at-once'] : []),
  ].join(' ');
  const head = [
    ...headTags,
    '<meta name="emotion-insertion-point" content="">',
    ...globalStyles.map((style) => onlyWhatIsRead(style, read)),
    elements,
  ];
  const shell = emitted.shell.replace(entryStyle, '');
  return insert(startsAtOnce ? shell : withPatientEntry(shell), head.join('')).replace(
    '<div id="root"></div>',
    () => `<div id="root" ${data}>${body}</div>`,
  );
}

/** The page of an address that only the browser can draw: empty, with everything it needs on its way. */
export function assembleShell(emitted: Emitted, path?: string): string {
  const { manifest } = emitted;
  const pages = path === undefined ? [] : pageModules(manifest, path);
  const chunks = chunksNeededBy(manifest, [...startModules(manifest), ...pages]).filter(
    (chunk) => chunk.isEntry !== true,
  );
  const sheets = new Set(chunks.flatMap(({ css = [] }) => css));
  const links = [
    ...[...sheets].map((file) => `<link rel="stylesheet" href="/${file}" crossorigin>`),
    preloads(chunks),
  ];
  return insert(emitted.shell, ['<title>AI Club</title>', ...links].join('')).replace(
    '<div id="root"></div>',
    `<div id="root" data-scripts="${chunks.map(address).join(' ')}"></div>`,
  );
}
