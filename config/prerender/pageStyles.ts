import { browserslistToTargets, Features, transform } from 'lightningcss';
import { folderOf } from './chunksOfPages.ts';
import type { DrawnPage, EmotionStyle } from './takeApart.ts';

/** Folders whose pages share no styles with others. */
const foldersOfTheirOwn = new Set([
  'home',
  'courses',
  'course',
  'lesson',
  'creators',
  'pricing',
  'contact',
  'login',
]);

/**
 * Pages of one group share their styles. The security policy contains a hash for the styles of each group, so all
 * pages of text, however many there are, form one group: it makes them at most 1 KB heavier.
 */
export const styleGroupOf = (path: string): string => {
  const folder = folderOf(path);
  return foldersOfTheirOwn.has(folder) ? folder : 'text';
};

/** The browsers that MUI supports. Older ones need prefixes, which would be in every page. */
const targets = browserslistToTargets(['chrome 117', 'firefox 121', 'safari 17']);

/**
 * Emotion also writes properties for older browsers, and two that never existed (`color-scheme`, `flex-wrap`).
 * Lightning CSS adds again what a supported browser needs.
 */
const oldProperties = [
  /(?<=[{;])-(?:webkit|moz|ms)-(?:print-(?=color-scheme)|box-(?=flex-wrap))?([\w-]+):(?:"[^"]*"|'[^']*'|[^;{}"'])*;(?=(?:[^{}]*;)?\1:)/g,
  /(?<=[{;])-webkit-(margin|padding)-(start|end):[^;{}]*;(?=(?:[^{}]*;)?\1-inline-\2:)/g,
];

/** The rules in as few bytes as possible, without those for the given classes. */
const minified = (css: string, unusedSymbols: string[] = []): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(oldProperties.reduce((rest, old) => rest.replace(old, ''), css)),
    minify: true,
    targets,
    // `light-dark()` is not used, and its fallback for older browsers would be added to every `color-scheme`.
    exclude: Features.LightDark,
    unusedSymbols,
  }).code.toString();

const distinct = (styles: readonly EmotionStyle[]): EmotionStyle[] => [
  ...new Map(styles.map((style) => [style.names, style])).values(),
];

/** Classes with rules that no element has: Emotion also writes intermediate ones from which it has composed others. */
function unusedClasses(styles: readonly EmotionStyle[], used: ReadonlySet<string>): ReadonlySet<string> {
  const named = styles.flatMap(({ css }) =>
    [...css.matchAll(/\.(css-[\w-]+)/g)].map(([, name = '']) => name),
  );
  return new Set(named.filter((name) => !used.has(name)));
}

/** Rules with the effect of the style attributes, whose `#root` gives them precedence over all others. */
const rulesForAttributes = (attributes: Iterable<string>): string =>
  minified([...attributes].map((value) => `#root [data-style=${JSON.stringify(value)}]{${value}}`).join(''));

const definition = /(--[\w-]+):([^;{}]*);/g;

const variablesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The variables that the rules read, directly or through one another. */
function variablesRead(css: string): ReadonlySet<string> {
  const read = new Set(variablesIn(css.replace(definition, '')));
  const definitions = [...css.matchAll(definition)];
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
 * Removes theme variables that the page does not read; the theme defines hundreds, for components that may come
 * later.
 */
function withoutUnreadVariables(css: string): string {
  const read = variablesRead(css);
  return css.replace(definition, (text, variable: string) =>
    variable.startsWith('--mui-') && !read.has(variable) ? '' : text,
  );
}

const definesTheme = ({ css }: EmotionStyle): boolean => css.includes('--mui-palette');

/**
 * Empty style elements that tell Emotion by their names which rules it need not add again. They are empty because
 * Emotion moves them, and when rules move a browser recalculates every style of the page. Not named is what the page
 * lacks: the theme, of whose variables it has only a part, and the rules of classes that no element has yet, which
 * something opened later may need.
 */
const nameElements = (
  globals: readonly EmotionStyle[],
  components: readonly EmotionStyle[],
  unused: ReadonlySet<string>,
): string => {
  const names = components
    .flatMap((style) => style.names.split(' ').slice(1))
    .filter((name) => !unused.has(`css-${name}`));
  return [
    ...globals.filter((style) => !definesTheme(style)).map((style) => style.names),
    ['css', ...names].join(' '),
  ]
    .map((value) => `<style data-emotion="${value}"></style>`)
    .join('');
};

/** Per group of pages: the style elements of each, with exactly the rules that its pages use. */
export function stylesOfPages(pages: readonly DrawnPage[]): ReadonlyMap<string, string> {
  const groups = new Set(pages.map(({ path }) => styleGroupOf(path)));
  return new Map(
    [...groups].map((group) => {
      const alike = pages.filter(({ path }) => styleGroupOf(path) === group);
      const globals = distinct(alike.flatMap(({ globalStyles }) => globalStyles));
      const components = distinct(alike.flatMap(({ componentStyles }) => componentStyles));
      const used = new Set(alike.flatMap(({ classes }) => [...classes]));
      const attributes = new Set(alike.flatMap(({ styleAttributes }) => [...styleAttributes]));
      const unused = unusedClasses(components, used);
      const css = withoutUnreadVariables(
        globals.map((style) => style.css).join('') +
          minified(components.map((style) => style.css).join(''), [...unused]) +
          rulesForAttributes(attributes),
      );
      return [group, `<style>${minified(css)}</style>${nameElements(globals, components, unused)}`];
    }),
  );
}
