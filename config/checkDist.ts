import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { seedUsers } from '@mocks/seedUsers';
import { rareCharacters } from '@/ui/theme/fontCharacters';

/**
 * Finds what must never be published: mock code, source maps, secrets, markup that the security policy refuses, and
 * characters in prerendered pages that cost every reader a second file of fonts.
 * Run after a build: `npm run check:dist`. Ends with status 1 and one line for each finding.
 */

const folder = path.resolve(process.argv[2] ?? 'dist');

/** The emulator's bundle contains its seed users, whatever its name. */
const mockCode = new RegExp(`\\[MSW\\]|${seedUsers.ada.password}`);

const inRanges = rareCharacters.map((range) => range.map((code) => `\\u{${code.toString(16)}}`).join('-'));
const rareCharacter = new RegExp(`[${inRanges.join('')}]`, 'u');

const forbidden: readonly { what: string; pattern: RegExp; in: RegExp }[] = [
  { what: 'mock code', pattern: mockCode, in: /\.(js|html)$/ },
  { what: 'a source map', pattern: /sourceMappingURL=/, in: /\.(js|css)$/ },
  { what: 'a secret key', pattern: /sb_secret_\w{8,}|service_role/, in: /\.(js|html|json)$/ },
  { what: 'a style attribute, which the policy refuses', pattern: /<[^>]+\sstyle="/, in: /\.html$/ },
  { what: 'an event attribute, which the policy refuses', pattern: /<[^>]+\son\w+="/, in: /\.html$/ },
  { what: 'a character of the rare fonts (config/fontFiles.ts)', pattern: rareCharacter, in: /\.html$/ },
];

const jsonWebToken = /eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

const roleIn = (payload: string): unknown => {
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined;
};

async function findingsIn(name: string): Promise<string[]> {
  if (/mockServiceWorker\.js$|\.map$/.test(name)) return [`${name} must not be published`];
  const text = await readFile(path.join(folder, name), 'utf8');
  const findings = forbidden
    .filter(({ pattern, in: files }) => files.test(name) && pattern.test(text))
    .map(({ what }) => `${name} contains ${what}`);
  const tokens = [...text.matchAll(jsonWebToken)].filter(([, payload = '']) => roleIn(payload) !== 'anon');
  return [...findings, ...tokens.map(() => `${name} contains a token for another role than anon`)];
}

/** Cloudflare Pages ignores every longer line of `_headers`. */
const longestHeader = 2000;

async function headersTooLong(): Promise<string[]> {
  const lines = (await readFile(path.join(folder, '_headers'), 'utf8')).split('\n');
  return lines
    .filter((line) => line.length > longestHeader)
    .map((line) => `_headers has ${line.length} characters in ${line.trim().split(':')[0]}`);
}

/** Files that pages link to but the build lacks. */
async function missingAssets(names: readonly string[]): Promise<string[]> {
  const known = new Set(names);
  const pages = names.filter((name) => name.endsWith('.html'));
  const missing = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(path.join(folder, page), 'utf8');
      const asked = [...html.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, asset = '']) => asset);
      return asked.filter((asset) => !known.has(asset)).map((asset) => `${page} asks for ${asset}`);
    }),
  );
  return missing.flat();
}

const entries = await readdir(folder, { recursive: true });
const files: string[] = [];
for (const entry of entries) {
  if ((await stat(path.join(folder, entry))).isFile()) files.push(entry.replaceAll('\\', '/'));
}
const findings = [
  ...(await Promise.all(files.map(findingsIn))).flat(),
  ...(await missingAssets(files)),
  ...(await headersTooLong()),
];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log(`${files.length} files in ${path.basename(folder)}: nothing that must not be published`);
