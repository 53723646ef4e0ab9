import { readFileSync } from 'node:fs';

/**
 * Size budgets, compressed with Brotli: some 5 % above the current size, others, which were tightened, hardly above
 * it. A new public page adds 85 to 105 kB: raise `everything` in the same commit and say why.
 * Needs a finished build: `npm run build && npm run size`.
 */

const folder = 'dist';
const course = 'course/90b728ae-ebae-58b6-a2eb-c77d707fbd55';

const read = (file) => readFileSync(`${folder}/${file}`, 'utf8');
const imported = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The files a script cannot run without. */
function withImports(files) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of read(file).matchAll(imported)) visit(`assets/${name}`);
  };
  files.forEach(visit);
  return [...found];
}

const inFolder = (files) => files.map((file) => `${folder}/${file}`);
/** What a page loads by itself. */
const scriptsOf = (page) => {
  const [, list = ''] = /data-scripts="([^"]*)"/.exec(read(`${page}.html`)) ?? [];
  return inFolder(withImports(list.split(' ').map((href) => href.slice(1))));
};

export default [
  { name: 'home: script', path: scriptsOf('index'), limit: '210 kB' },
  { name: 'catalogue: script', path: scriptsOf('courses'), limit: '224 kB' },
  { name: 'course: script', path: scriptsOf(course), limit: '213 kB' },
  { name: 'login: script', path: scriptsOf('login'), limit: '224 kB' },
  { name: 'home: page', path: `${folder}/index.html`, limit: '21.4 kB' },
  { name: 'catalogue: page', path: `${folder}/courses.html`, limit: '26.9 kB' },
  { name: 'course: page', path: `${folder}/${course}.html`, limit: '20.6 kB' },
  { name: 'login: page', path: `${folder}/login.html`, limit: '16.5 kB' },
  { name: 'fonts of every visit', path: `${folder}/assets/*-common-*.woff2`, limit: '45 kB', brotli: false },
  { name: 'all fonts', path: `${folder}/assets/*.woff2`, limit: '66.6 kB', brotli: false },
  { name: 'service worker', path: `${folder}/service-worker.js`, limit: '11.8 kB' },
  { name: 'everything, uncompressed', path: `${folder}/**/*`, limit: '7.8 MB', brotli: false },
];
