import { browserslistToTargets, Features, transform } from 'lightningcss';
import { folderOf } from './chunksOfPages.ts';
import type { DrawnPage, EmotionStyle } from './takeApart.ts';

/** Folders whose pages look like no others. */
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
 * Pages of one group share their styles. The security policy names the styles of each group by a hash, so
 * there is one group for all pages of text, however many there are: it makes them at most 1 KB heavier.
 */
export const styleGroupOf = (path: string): string => {
  const folder = folderOf(path);
  return foldersOfTheirOwn.has(folder) ? folder : 'text';
};

/** What MUI supports: older browsers need prefixes that would stand in every page. */
const targets = browserslistToTargets(['chrome 117', 'firefox 121', 'safari 17']);

/**
 * Emotion also writes properties for older browsers, and for `color-scheme` one that never was. What a supported browser
 * needs, Lightning CSS writes again.
 */
const oldProperty =
  /-webkit-(?:print-(?=color-scheme))?([\w-]+):(?:"[^"]*"|'[^']*'|[^;{}"'])*;(?=(?:[^{}]*;)?\1:)/g;

/** The rules in as few bytes as possible, without those for the given classes. */
const minified = (css: string, unusedSymbols: string[] = []): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css.replace(oldProperty, '')),
    minify: true,
    targets,
    // Nothing uses it, and what older browsers would need for it stands at every `color-scheme`.
    exclude: Features.LightDark,
    unusedSymbols,
  }).code.toString();

const distinct = (styles: readonly EmotionStyle[]): EmotionStyle[] => [
  ...new Map(styles.map((style) => [style.names, style])).values(),
];

/** Classes with rules that no element has: Emotion also writes those of which it has made others since. */
function unusedClasses(styles: readonly EmotionStyle[], used: ReadonlySet<string>): ReadonlySet<string> {
  const named = styles.flatMap(({ css }) =>
    [...css.matchAll(/\.(css-[\w-]+)/g)].map(([, name = '']) => name),
  );
  return new Set(named.filter((name) => !used.has(name)));
}

/** Rules that do what the style attributes did, which beat all others. */
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

/** The theme defines hundreds of variables for components that may come later; a page shows only those it reads. */
function withoutUnreadVariables(css: string): string {
  const read = variablesRead(css);
  return css.replace(definition, (text, variable: string) =>
    variable.startsWith('--mui-') && !read.has(variable) ? '' : text,
  );
}

const definesTheme = ({ css }: EmotionStyle): boolean => css.includes('--mui-palette');

/**
 * By the names in them Emotion knows which rules it need not add again. They are empty, because it also moves
 * these elements, and a browser computes every style of the page anew when rules move. What the page does not
 * contain is left out: the theme, of whose variables it shows a part, and the rules of classes that no element
 * has yet, which something that is opened later may need.
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
