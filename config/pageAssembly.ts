import type { Manifest, ManifestChunk } from 'vite';

/** One emitted style sheet: its address and its text. */
interface StyleSheet {
  href: string;
  css: string;
}

/** What the build put out, as far as a page needs to know it. */
export interface Emitted {
  /** `index.html` as built: the early script, the entry script, links. */
  shell: string;
  manifest: Manifest;
  /** In the order in which their modules depend on one another. */
  styleSheets: readonly StyleSheet[];
  /** Addresses of the font files that every page shows. */
  fonts: readonly string[];
}

const tagsOfHead = /<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>/gs;
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
  const folder = `src/pages/${path.split('/')[1] || 'home'}/`;
  const routes = Object.values(manifest).flatMap(({ name, dynamicImports = [] }) =>
    name === 'start' ? dynamicImports : [],
  );
  return routes.filter((key) => key.startsWith(folder));
}

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

/**
 * The style element of a page's controls. In one order for all pages, so that pages with the same controls
 * share the hash that the security policy names.
 */
function styleOfControls(rules: ReadonlyMap<string, string>): string {
  if (rules.size === 0) return '';
  const sorted = [...rules].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = sorted.map(([name]) => name).join(' ');
  return `<style data-emotion="css ${names}">${sorted.map(([, css]) => css).join('')}</style>`;
}

/** True when the markup wears a class of the sheet, or when the sheet names no class at all. */
function isWorn({ css }: StyleSheet, classes: ReadonlySet<string>): boolean {
  const named = css.match(/\._[\w-]+/g) ?? [];
  return named.length === 0 || named.some((name) => classes.has(name.slice(1)));
}

const classesIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

const fontLinks = (fonts: readonly string[]): string =>
  fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('');

function insert(shell: string, head: string): string {
  return shell.replace('</head>', () => `${head}</head>`);
}

/**
 * A prerendered page. Its style sheets stand inside it, so that it paints without a second request. The
 * scripts it will need are only named: nothing is downloaded until the visitor reaches for the page.
 */
export function assemblePage(emitted: Emitted, page: DrawnPage): string {
  const { path, headTags, globalStyles, controlRules, body } = page;
  const classes = classesIn(body);
  const sheets = emitted.styleSheets.filter((sheet) => isWorn(sheet, classes));
  const scripts = chunksNeededBy(emitted.manifest, pageModules(emitted.manifest, path));
  const data = [
    `data-page="${path}"`,
    `data-scripts="${scripts.map(address).join(' ')}"`,
    `data-styles="${sheets.map(({ href }) => href).join(' ')}"`,
  ].join(' ');
  const head = [
    fontLinks(emitted.fonts),
    ...headTags,
    '<meta name="emotion-insertion-point" content="">',
    ...globalStyles,
    styleOfControls(controlRules),
    ...sheets.map(({ css }) => `<style>${css}</style>`),
  ];
  return insert(emitted.shell.replace(entryStyle, ''), head.join('')).replace(
    '<div id="root"></div>',
    () => `<div id="root" ${data}>${body}</div>`,
  );
}

/** The page of an address that only the browser can draw: empty, with everything it needs on its way. */
export function assembleShell(emitted: Emitted, path?: string): string {
  const { manifest } = emitted;
  const start = Object.keys(manifest).filter((key) => manifest[key]?.name === 'start');
  const pages = path === undefined ? [] : pageModules(manifest, path);
  const chunks = chunksNeededBy(manifest, [...start, ...pages]).filter((chunk) => chunk.isEntry !== true);
  const sheets = new Set(chunks.flatMap(({ css = [] }) => css));
  const links = [
    ...[...sheets].map((file) => `<link rel="stylesheet" href="/${file}" crossorigin>`),
    ...chunks.map((chunk) => `<link rel="modulepreload" href="${address(chunk)}" crossorigin>`),
  ];
  return insert(emitted.shell, [fontLinks(emitted.fonts), '<title>AI Club</title>', ...links].join(''));
}
