import { assemblePage, assembleShell, type Emitted, readHead } from './assemblePage';
import { stylesOfPages, variablesRead } from './pageStyles';
import { takeApart } from './takeApart';

const chunk = (name: string, more = {}) => ({ file: `assets/${name}.js`, name, src: name, ...more });

const emitted: Emitted = {
  head: '<meta charset="utf-8">',
  inlineScript: 'early()',
  manifest: {
    'index.html': chunk('index', {
      isEntry: true,
      imports: ['_react'],
      dynamicImports: ['src/pages/about/AboutPage.tsx', 'src/pages/home/HomePage.tsx'],
    }),
    _react: chunk('react'),
    'src/pages/about/AboutPage.tsx': chunk('about', { imports: ['_react'], css: ['assets/about.css'] }),
    'src/pages/home/HomePage.tsx': chunk('home'),
  },
  styleSheets: [
    { href: '/assets/fonts.css', css: '@font-face{font-family:F;src:url(/f.woff2)}' },
    { href: '/assets/about.css', css: '._card{color:red}._open{color:tan}' },
  ],
};

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const drawn = takeApart(
  '/about',
  '<title>About</title><style data-emotion="css-global a">body{margin:0}</style><p class="_card">We</p>',
);

function assembled(): Document {
  const styles = stylesOfPages(emitted.styleSheets, [drawn]);
  return read(assemblePage(emitted, drawn, { styles, read: variablesRead(styles, [drawn]) }));
}

const sheets = (page: Document, selector: string) =>
  [...page.querySelectorAll(`link[rel="stylesheet"]${selector}`)].map((link) => link.getAttribute('href'));

test('a prerendered page says which it is and stands in #root as it was drawn', () => {
  const page = assembled();
  expect(page.title).toBe('About');
  expect(page.querySelector('#root')?.outerHTML).toBe(
    '<div id="root" data-page="/about"><p class="_card">We</p></div>',
  );
});

test('the inline script comes before all that is drawn, and names the scripts, dependencies first', () => {
  const [script, ...others] = assembled().scripts;
  expect(others).toEqual([]);
  expect(script?.text).toBe('early()');
  expect(script?.dataset).toMatchObject({
    prerendered: '',
    scripts: '/assets/react.js /assets/index.js /assets/about.js',
  });
  expect(script?.nextElementSibling?.tagName).toBe('TITLE');
});

test('the rules a page uses stand in it, so that it waits for no style sheet', () => {
  const page = assembled();
  const rules = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(rules).toContain('body{margin:0}');
  expect(rules).toContain('._card{color:red}');
  expect(rules).not.toContain('_open');
  expect(sheets(page, ':not([disabled])')).toEqual([]);
  expect(sheets(page, ':not([data-whole])')).toEqual(['/assets/about.css']);
  expect(sheets(page, '[data-whole]')).toEqual(['/assets/fonts.css']);
});

test('a page that only the browser can draw is empty, with everything it needs on its way', () => {
  const page = read(assembleShell(emitted, '/about'));
  expect(page.querySelector('#root')?.outerHTML).toBe('<div id="root"></div>');
  expect(page.scripts[0]?.dataset['scripts']).toBe('/assets/react.js /assets/index.js /assets/about.js');
  expect(page.scripts[0]?.dataset['prerendered']).toBeUndefined();
  expect(sheets(page, ':not([disabled])')).toEqual(['/assets/about.css']);
});

test('a page for an unknown address needs the entry alone', () => {
  const page = read(assembleShell(emitted));
  expect(page.scripts[0]?.dataset['scripts']).toBe('/assets/react.js /assets/index.js');
});

test('of the head of index.html everything stays but scripts and style sheets', () => {
  const head = readHead(
    '<!doctype html><html><head><meta charset="utf-8"><style>p > b{top:0}</style>' +
      '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">' +
      '<link rel="stylesheet" href="/c.css"><link rel="icon" href="/i.svg"></head><body></body></html>',
  );
  expect(head).toBe('<meta charset="utf-8"><style>p > b{top:0}</style><link rel="icon" href="/i.svg">');
});
