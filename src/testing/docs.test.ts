import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...markdownIn('docs')];

const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const codeSpan = /`([^`\n]+)`/g;
const folder = /^(?:src|mocks|config|e2e|bench|docs|public)\//;
const placeholder = /[<>*{}()\s…]|\.\.\./;

/** Every path that a document names: its links' targets, and code spans that begin with one of our folders. */
function pathsIn(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(document), target));
  const spans = [...text.matchAll(codeSpan)]
    .map(([, code = '']) => code)
    .filter((code) => folder.test(code) && !placeholder.test(code));
  return [...links, ...spans];
}

test.each(documents)('every path that %s names exists', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(path))).toEqual([]);
});

const anchored = /\]\(([^)#\s]*)#([^)]+)\)/g;

/** The anchor that GitHub creates for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsIn = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(documents)('every part of a document that %s links to exists', (document) => {
  const missing = [...readFileSync(document, 'utf8').matchAll(anchored)].filter(
    ([, file = '', anchor = '']) =>
      !/^[a-z]+:/.test(file) &&
      !anchorsIn(file === '' ? document : join(dirname(document), file)).includes(anchor),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

test.each(documents)('every script that %s names exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});

const whereItIs = readFileSync('docs/where.md', 'utf8');

test('every rule of the product lists a file and a test', () => {
  const rules = whereItIs.split(/^- /m).slice(1);
  const incomplete = rules.filter(
    (rule) => !/\n {2}- \[.*\]\(.*\n {2}- Test: .*\.(?:test|e2e|faults)\.tsx?\)/.test(rule),
  );
  expect(rules.length).toBeGreaterThan(100);
  expect(incomplete).toEqual([]);
});

test('every folder of src/pages appears in docs/where.md', () => {
  const pages = readdirSync('src/pages');
  expect(pages.filter((page) => !whereItIs.includes(`src/pages/${page}/`))).toEqual([]);
});
