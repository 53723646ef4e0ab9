import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
const inlineScript = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

/** What a policy has to let through for the given pages. */
export function inlineHashesOf(pages: readonly string[]): InlineHashes {
  const hashesOf = (element: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(element)].map(([, text = '']) => cspHash(text)))),
  ];
  return { inlineScripts: hashesOf(inlineScript), inlineStyles: hashesOf(inlineStyle) };
}

/** The same for the pages of a finished build. */
export async function inlineHashesIn(folder: string): Promise<InlineHashes> {
  const files = await htmlFilesIn(folder);
  return inlineHashesOf(await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8'))));
}
