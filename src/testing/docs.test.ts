import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const documents = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')];

const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const codeSpan = /`([^`\n]+)`/g;
const folder = /^(?:src|mocks|config|e2e|bench|docs|public)\//;
const placeholder = /[<>*{}()\s…]|\.\.\./;

/** Every path a document names: what its links lead to, and what it writes as code below one of our folders. */
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

const whereItIs = readFileSync('docs/where.md', 'utf8');

test('every rule of the product is shown with a file and with a test', () => {
  const rows = whereItIs
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:-|Rule)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const incomplete = rows.filter(
    ([, rule = '', file = '', proof = '']) =>
      rule === '' || !file.includes('](') || !/\]\([^)]*\.(?:test|e2e|faults)\.tsx?\)/.test(proof),
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(incomplete).toEqual([]);
});

test('every page has its place in the list', () => {
  const pages = readdirSync('src/pages');
  expect(pages.filter((page) => !whereItIs.includes(`src/pages/${page}/`))).toEqual([]);
});
