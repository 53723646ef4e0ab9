import { readdirSync, readFileSync } from 'node:fs';

/**
 * What a visit may weigh, compressed with Brotli: what was reached when this was written, and 5 % more.
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
const linked = (page, pattern) => [...read(`${page}.html`).matchAll(pattern)].map(([, file]) => file);

const listed = (page, attribute) =>
  linked(page, new RegExp(`${attribute}="([^"]*)"`, 'g'))
    .flatMap((list) => list.split(' ').filter(Boolean))
    .map((href) => href.slice(1));

/** Loaded with the page and in idle time after it, whether or not anybody touches it. */
const atOnce = (page) =>
  inFolder(
    withImports([
      ...linked(page, /<(?:script|link rel="modulepreload")[^>]*? (?:src|href)="\/(assets\/[^"]+\.js)"/g),
      ...listed(page, 'data-foundation'),
    ]),
  );

/** Loaded as soon as somebody does: the core of the product and the page's own part. */
const whenTouched = (page) => {
  const start = readdirSync(`${folder}/assets`).filter((name) => /^start-.*\.js$/.test(name));
  return [
    ...new Set([
      ...atOnce(page),
      ...inFolder(withImports([...start.map((name) => `assets/${name}`), ...listed(page, 'data-scripts')])),
    ]),
  ];
};

export default [
  { name: 'home: script before a touch', path: atOnce('index'), limit: '103.6 kB' },
  { name: 'catalogue: script before a touch', path: atOnce('courses'), limit: '103.6 kB' },
  { name: 'course: script before a touch', path: atOnce(course), limit: '103.6 kB' },
  { name: 'home: script once touched', path: whenTouched('index'), limit: '190.4 kB' },
  { name: 'catalogue: script once touched', path: whenTouched('courses'), limit: '191.1 kB' },
  { name: 'course: script once touched', path: whenTouched(course), limit: '194 kB' },
  { name: 'login: script at once', path: whenTouched('login'), limit: '220 kB' },
  { name: 'home: page', path: `${folder}/index.html`, limit: '15.1 kB' },
  { name: 'catalogue: page', path: `${folder}/courses.html`, limit: '18 kB' },
  { name: 'course: page', path: `${folder}/${course}.html`, limit: '14.7 kB' },
  { name: 'login: page', path: `${folder}/login.html`, limit: '7.4 kB' },
  { name: 'fonts', path: `${folder}/assets/*.woff2`, limit: '66.6 kB', brotli: false },
  { name: 'service worker', path: `${folder}/service-worker.js`, limit: '11.8 kB' },
  { name: 'everything, uncompressed', path: `${folder}/**/*`, limit: '5.13 MB', brotli: false },
];
