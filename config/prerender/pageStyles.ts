import { transform } from 'lightningcss';
import { folderOf } from './chunksOfPages.ts';
import type { DrawnPage, EmotionStyle } from './takeApart.ts';

/** One emitted style sheet: its address and its text. */
export interface StyleSheet {
  href: string;
  css: string;
}

/** The styles that stand in the pages of one group. */
export interface PageStyles {
  /** The rules that the markup uses, in the style elements of a page. */
  elements: string;
  /** Sheets that the pages contain whole, and those of which they contain only what is used. */
  whole: readonly string[];
  partial: readonly string[];
}

/** Folders whose pages look like no others. */
const foldersOfTheirOwn = new Set(['home', 'courses', 'course', 'creators', 'pricing', 'contact', 'login']);

/**
 * Pages of one group share their styles. The security policy names the styles of each group by a hash, so
 * there is one group for all pages of text, however many there are: it makes them at most 1 KB heavier.
 */
export const styleGroupOf = (path: string): string => {
  const folder = folderOf(path);
  return foldersOfTheirOwn.has(folder) ? folder : 'text';
};

/** Names that CSS modules gave begin with an underscore; others, such as `.woff2`, are not theirs. */
const classesNamed = (css: string): string[] =>
  [...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name);

/** A style sheet without the rules for classes that nobody uses; undefined if that is all of them. */
function usedRules(css: string, used: ReadonlySet<string>): string | undefined {
  const named = classesNamed(css);
  if (named.length === 0) return css;
  if (!named.some((name) => used.has(name))) return undefined;
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: named.filter((name) => !used.has(name)),
  });
  return code.toString();
}

/** The style element that Emotion knows again by the names in it. */
function styleOfControls(rules: ReadonlyMap<string, string>): string {
  if (rules.size === 0) return '';
  const sorted = [...rules].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = sorted.map(([name]) => name).join(' ');
  return `<style data-emotion="css ${names}">${sorted.map(([, css]) => css).join('')}</style>`;
}

/** What each group's pages use of the emitted style sheets and of the controls' rules. */
export function stylesOfPages(
  styleSheets: readonly StyleSheet[],
  pages: readonly DrawnPage[],
): ReadonlyMap<string, PageStyles> {
  const groups = new Set(pages.map(({ path }) => styleGroupOf(path)));
  return new Map(
    [...groups].map((group) => {
      const alike = pages.filter(({ path }) => styleGroupOf(path) === group);
      const used = new Set(alike.flatMap(({ classes }) => [...classes]));
      const sheets = styleSheets.flatMap(({ href, css }) => {
        const rules = usedRules(css, used);
        return rules === undefined ? [] : [{ href, rules, isWhole: rules === css }];
      });
      const addresses = (areWhole: boolean) =>
        sheets.filter(({ isWhole }) => isWhole === areWhole).map(({ href }) => href);
      const css = sheets.map(({ rules }) => rules).join('');
      const controls = styleOfControls(new Map(alike.flatMap(({ controlRules }) => [...controlRules])));
      return [
        group,
        { elements: `${controls}<style>${css}</style>`, whole: addresses(true), partial: addresses(false) },
      ];
    }),
  );
}

const definition = /(--[\w-]+):([^;{}]*);/g;

const variablesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The theme's variables that the drawn pages read, directly or through one another. */
export function variablesRead(
  styles: ReadonlyMap<string, PageStyles>,
  pages: readonly DrawnPage[],
): ReadonlySet<string> {
  const globals = [...new Set(pages.flatMap(({ globalStyles }) => globalStyles.map(({ css }) => css)))].join(
    '',
  );
  const rules = [...styles.values()].map(({ elements }) => elements);
  const read = new Set([...rules, globals.replace(definition, '')].flatMap(variablesIn));
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
export function globalStyleElement({ name, css }: EmotionStyle, read: ReadonlySet<string>): string {
  const isTheme = [...css.matchAll(definition)].some(([, variable]) => variable?.startsWith('--mui-palette'));
  if (!isTheme) return `<style data-emotion="${name}">${css}</style>`;
  const unread = (variable: string) => variable.startsWith('--mui-') && !read.has(variable);
  return `<style>${css.replace(definition, (text, variable: string) => (unread(variable) ? '' : text))}</style>`;
}
