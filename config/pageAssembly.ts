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

/** The product itself, which the entry script loads. */
const startModules = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.name === 'start');

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

const definition = /(--[\w-]+):([^;{}]*);/g;

const variablesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The theme's variables that the drawn pages read, directly or through one another. */
export function variablesRead(emitted: Emitted, pages: readonly DrawnPage[]): ReadonlySet<string> {
  const css = [
    ...emitted.styleSheets.map((sheet) => sheet.css),
    ...pages.flatMap(({ controlRules, body }) => [...controlRules.values(), body]),
  ];
  const globals = [...new Set(pages.flatMap(({ globalStyles }) => globalStyles))].join('');
  const read = new Set([...css, globals.replace(definition, '')].flatMap(variablesIn));
  const definitions = [...globals.matchAll(definition)];
  let known = -1;
  while (known < read.size) {
    known = read.size;
    for (const [, name = '', value = ''] of definitions) {
      if (read.has(name)) for (const other of variablesIn(value)) read.add(other);
    }
  }
  return read;
}

/**
 * The theme defines hundreds of variables for controls that may come later. A page shows only those it
 * reads; without its name Emotion does not know the element again, and adds all of them when it starts.
 */
const onlyWhatIsRead = (globalStyle: string, read: ReadonlySet<string>): string =>
  /--mui-palette/.test(globalStyle.replace(/var\([^)]*\)/g, ''))
    ? globalStyle
        .replace(/ data-emotion="[^"]*"/, '')
        .replace(definition, (text, name: string) =>
          name.startsWith('--mui-') && !read.has(name) ? '' : text,
        )
    : globalStyle;

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
export function assemblePage(emitted: Emitted, page: DrawnPage, read: ReadonlySet<string>): string {
  const { path, headTags, globalStyles, controlRules, body } = page;
  const classes = classesIn(body);
  const sheets = emitted.styleSheets.filter((sheet) => isWorn(sheet, classes));
  const { manifest } = emitted;
  const scripts = chunksNeededBy(manifest, [
    ...startModules(manifest),
    ...pageModules(manifest, path),
  ]).filter((chunk) => chunk.isEntry !== true);
  const data = [
    `data-page="${path}"`,
    `data-scripts="${scripts.map(address).join(' ')}"`,
    `data-styles="${sheets.map(({ href }) => href).join(' ')}"`,
  ].join(' ');
  const head = [
    fontLinks(emitted.fonts),
    ...headTags,
    '<meta name="emotion-insertion-point" content="">',
    ...globalStyles.map((style) => onlyWhatIsRead(style, read)),
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
  const pages = path === undefined ? [] : pageModules(manifest, path);
  const chunks = chunksNeededBy(manifest, [...startModules(manifest), ...pages]).filter(
    (chunk) => chunk.isEntry !== true,
  );
  const sheets = new Set(chunks.flatMap(({ css = [] }) => css));
  const links = [
    ...[...sheets].map((file) => `<link rel="stylesheet" href="/${file}" crossorigin>`),
    ...chunks.map((chunk) => `<link rel="modulepreload" href="${address(chunk)}" crossorigin>`),
  ];
  return insert(emitted.shell, [fontLinks(emitted.fonts), '<title>AI Club</title>', ...links].join(''));
}
