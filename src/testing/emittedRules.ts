import { StyleSheet } from '@emotion/sheet';

interface Rule {
  selector: string;
  declarations: readonly [property: string, value: string][];
}

const rules: Rule[] = [];

function read(text: string): Rule | undefined {
  // What stands under a condition is left out: nothing here has a width, a pointer or a printer.
  if (text.startsWith('@')) return undefined;
  const [selector = '', body = ''] = text.slice(0, text.lastIndexOf('}')).split('{', 2);
  const declarations = body.split(/;(?![^(]*\))/).map((declaration): [string, string] => {
    const colon = declaration.indexOf(':');
    return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
  });
  return { selector, declarations: declarations.filter(([property]) => property !== '') };
}

/** From now on what Emotion emits is kept, in its order, for the questions below. */
export function keepRules() {
  StyleSheet.prototype.insert = (text) => {
    const rule = read(text.replaceAll(/\/\*.*?\*\//gs, ''));
    if (rule) rules.push(rule);
  };
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function specificityOf(selector: string): number {
  const counted = selector.replaceAll(/:where\([^)]*\)/g, '').replaceAll(/:(?:not|is|has)\(/g, '(');
  const ofClass = countOf(counted, /\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+/g);
  const ofElement = countOf(counted.replaceAll(/\[[^\]]*\]/g, ''), /(?:^|[\s>+~(])[a-z][\w-]*/gi);
  return 10_000 * countOf(counted, /#[\w-]+/g) + 100 * ofClass + ofElement;
}

/** Whoever has the focus here has it from the keyboard. */
const asFocused = (selector: string) => selector.replaceAll(':focus-visible', ':focus');

/** What the cascade gives an element for the first of some properties that a rule sets, or nothing. */
export function valueOf(element: Element, ...properties: string[]): string | undefined {
  let winner: string | undefined;
  let weight = -1;
  for (const { selector, declarations } of rules) {
    const values = declarations.filter(([property]) => properties.includes(property));
    const last = values.at(-1)?.[1];
    if (last === undefined) continue;
    for (const part of selector.split(/,(?![^(]*\))/)) {
      if (part.includes('::') || part.includes(':-') || !element.matches(asFocused(part))) continue;
      const own = specificityOf(part) + (last.includes('!important') ? 1_000_000 : 0);
      if (own < weight) continue;
      weight = own;
      winner = last;
    }
  }
  return winner;
}

/** The variables that rules read, without saying what to do if there are none. */
export function readVariables(): Set<string> {
  const values = rules.flatMap(({ declarations }) => declarations.map(([, value]) => value));
  return new Set(
    values.flatMap((value) => [...value.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name = '']) => name)),
  );
}

/** The variables that the whole page has while `selector` is its state. */
export function declaredVariables(selector: string): Set<string> {
  const here = rules.filter((rule) => rule.selector.trim() === ':root' || rule.selector.includes(selector));
  return new Set(here.flatMap(({ declarations }) => declarations.map(([property]) => property)));
}
