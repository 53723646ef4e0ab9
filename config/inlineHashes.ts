import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { attributeOf, type Element, elementsIn, textOf } from './prerender/htmlElements.ts';
import { cspHash } from './securityHeaders.ts';

interface InlineHashes {
  inlineScripts: string[];
  inlineStyles: string[];
}

/** Every `.html` file below a folder, as paths relative to it. */
async function htmlFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).sort();
}

/** Data blocks such as JSON-LD are never run, so no policy asks for their hash. */
const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  attributeOf(element, 'type') !== 'application/ld+json';

/** The hashes that a policy has to allow for the given pages. */
export function inlineHashesOf(pages: readonly string[]): InlineHashes {
  const elements = pages.flatMap((html) => elementsIn(parse(html).childNodes));
  const hashesOf = (list: readonly Element[]) => [
    ...new Set(list.map((element) => cspHash(textOf(element)))),
  ];
  return {
    inlineScripts: hashesOf(elements.filter(isInlineScript)),
    inlineStyles: hashesOf(elements.filter(({ tagName }) => tagName === 'style')),
  };
}

/** The same for the pages of a finished build. */
export async function inlineHashesIn(folder: string): Promise<InlineHashes> {
  const files = await htmlFilesIn(folder);
  return inlineHashesOf(await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8'))));
}
