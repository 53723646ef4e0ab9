import { assemblePage, assembleShell, type Emitted, readHead } from './assemblePage';
import { stylesOfPages } from './pageStyles';
import { takeApart } from './takeApart';

const chunk = (name: string, more = {}) => ({ file: `assets/${name}.js`, name, src: name, ...more });

const emitted: Emitted = {
  head: '<meta charset="utf-8">',
  inlineScript: 'boot()',
  withoutScript: '<noscript>This page needs JavaScript.</noscript>',
  manifest: {
    'index.html': chunk('index', {
      isEntry: true,
      imports: ['_react'],
      dynamicImports: ['src/pages/about/AboutPage.tsx', 'src/pages/home/HomePage.tsx'],
    }),
    _react: chunk('react'),
    'src/pages/about/AboutPage.tsx': chunk('about', { imports: ['_react'] }),
    'src/pages/home/HomePage.tsx': chunk('home'),
  },
};

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const drawn = takeApart(
  '/about',
  '<title>About</title><style data-emotion="css-global a">body{margin:0}</style>' +
    '<style data-emotion="css b">.css-b{top:0}</style><p class="css-b" style="width:50%">We</p>',
);

const assembled = (): Document => read(assemblePage(emitted, drawn, stylesOfPages([drawn])));

test('a prerendered page names its path and holds the rendered markup in #root', () => {
  const page = assembled();
  expect(page.title).toBe('About');
  expect(page.querySelector('#root')?.outerHTML).toBe(
    '<div id="root" data-page="/about"><p class="css-b" data-style="width:50%">We</p></div>',
  );
});

test('the inline script precedes the rendered markup and lists the scripts, dependencies first', () => {
  const [script, ...others] = assembled().scripts;
  expect(others).toEqual([]);
  expect(script?.text).toBe('boot()');
  expect(script?.dataset).toMatchObject({
    prerendered: '',
    scripts: '/assets/react.js /assets/index.js /assets/about.js',
  });
  expect(script?.nextElementSibling?.tagName).toBe('TITLE');
});

test('the rules that a page uses are inlined, without a style sheet', () => {
  const page = assembled();
  const rules = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(rules).toBe('body{margin:0}.css-b{top:0}#root [data-style="width:50%"]{width:50%}');
  expect(page.querySelector('link[rel="stylesheet"]')).toBeNull();
});

test('Emotion inserts later styles after the inlined rules', () => {
  const page = assembled();
  const point = page.querySelector('meta[name="emotion-insertion-point"]');
  const ruled = [...page.querySelectorAll('style')].filter(({ textContent }) => textContent !== '');
  expect(ruled.map((style) => style.compareDocumentPosition(point ?? style))).toEqual([
    Node.DOCUMENT_POSITION_FOLLOWING,
  ]);
});

test('a client-only page has an empty #root and loads every script it needs', () => {
  const page = read(assembleShell(emitted, { path: '/about' }));
  expect(page.querySelector('#root')?.outerHTML).toBe('<div id="root"></div>');
  expect(page.scripts[0]?.dataset['scripts']).toBe('/assets/react.js /assets/index.js /assets/about.js');
  expect(page.scripts[0]?.dataset['prerendered']).toBeUndefined();
});

test('a client-only page says that it needs JavaScript', () => {
  const page = read(assembleShell(emitted, { path: '/about' }));
  expect(page.querySelector('noscript')?.textContent).toBe('This page needs JavaScript.');
});

test('a page for an unknown address loads only the entry', () => {
  const page = read(assembleShell(emitted));
  expect(page.scripts[0]?.dataset['scripts']).toBe('/assets/react.js /assets/index.js');
});

test('a page that is not for search engines says so before it runs', () => {
  const robots = (html: string) => read(html).querySelector('meta[name="robots"]')?.getAttribute('content');
  expect(robots(assembleShell(emitted, { path: '/dashboard', noIndex: true }))).toBe('noindex');
  expect(robots(assembleShell(emitted))).toBeUndefined();
});

test('the head of index.html keeps everything but scripts and style sheets', () => {
  const head = readHead(
    '<!doctype html><html><head><meta charset="utf-8"><style>p > b{top:0}</style>' +
      '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">' +
      '<link rel="stylesheet" href="/c.css"><link rel="icon" href="/i.svg"></head><body></body></html>',
  );
  expect(head).toBe('<meta charset="utf-8"><style>p > b{top:0}</style><link rel="icon" href="/i.svg">');
});
