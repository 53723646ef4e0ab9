import { styleGroupOf, stylesOfPages } from './pageStyles';
import { takeApart as page } from './takeApart';

const style = (names: string, css: string) => `<style data-emotion="${names}">${css}</style>`;
const red = style('css red', '.css-red{color:red}');
const tan = style('css tan', '.css-tan{color:tan}@media (min-width:900px){.css-tan .part{color:black}}');

/** The rules of a group of pages, and the class names listed for Emotion. */
function stylesOf(group: string, ...pages: ReturnType<typeof page>[]) {
  const html = stylesOfPages(pages).get(group) ?? '';
  const elements = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('style')];
  return {
    css: elements.map(({ textContent }) => textContent).join(''),
    withRules: elements.filter(({ textContent }) => textContent !== '').length,
    names: elements.flatMap(({ dataset }) => dataset['emotion'] ?? []),
  };
}

test('a page contains the rules it uses, minified, in one style element', () => {
  const { css, withRules } = stylesOf('home', page('/', `${red}${tan}<p class="css-red css-tan">Card</p>`));
  expect(css).toBe('.css-red{color:red}.css-tan{color:tan}@media (width>=900px){.css-tan .part{color:#000}}');
  expect(withRules).toBe(1);
});

test('prefixes for older browsers are removed, and those that supported browsers need are kept', () => {
  const old =
    '.css-old{-webkit-translate:0 1px;translate:0 1px;-webkit-print-color-scheme:dark;color-scheme:dark;-webkit-text-decoration:none;text-decoration:none;-webkit-box-flex-wrap:wrap;-webkit-flex-wrap:wrap;-ms-flex-wrap:wrap;flex-wrap:wrap;-webkit-margin-start:0;margin-inline-start:0}';
  const needed =
    '.css-old{-webkit-text-decoration:underline 2px var(--a);text-decoration:underline 2px var(--a);-webkit-print-color-adjust:exact;color-adjust:exact}';
  const { css } = stylesOf('home', page('/', `${style('css old', old)}<p class="css-old">Card</p>`));
  expect(css).toBe(
    '.css-old{color-scheme:dark;flex-wrap:wrap;margin-inline-start:0;text-decoration:none;translate:0 1px}',
  );
  const quoted = '.css-old{-webkit-mask-image:url("data:,;mask-image:");mask-image:none}';
  expect(stylesOf('home', page('/', `${style('css old', quoted)}<p class="css-old">Card</p>`)).css).toBe(
    '.css-old{-webkit-mask-image:none;mask-image:none}',
  );
  expect(stylesOf('home', page('/', `${style('css old', needed)}<p class="css-old">Card</p>`)).css).toBe(
    needed,
  );
});

test('rules for a class that no element uses are left out, so that Emotion adds them later', () => {
  const { css, names } = stylesOf('home', page('/', `${red}${tan}<p class="css-tan">Card</p>`));
  expect(css).not.toContain('red');
  expect(names).toEqual(['css tan']);
});

test('keyframes are kept even when the rules they came with are left out', () => {
  const fade = style('css old fade', '.css-old{animation:fade 1s}@keyframes fade{from{opacity:0}}');
  const now = style('css now', '.css-now{animation:fade 1s}');
  const { css, names } = stylesOf('home', page('/', `${fade}${now}<p class="css-now">Card</p>`));
  expect(css).toContain('@keyframes fade');
  expect(css).not.toContain('css-old');
  expect(names).toEqual(['css fade now']);
});

test('pages of one group share their styles, so that the policy needs one hash for them', () => {
  const pages = [
    page('/course/1', `${red}<p class="css-red">One</p>`),
    page('/course/2', `${red}${tan}<p class="css-red css-tan">Two</p>`),
    page('/about', `${tan}<p class="css-tan">About</p>`),
  ];
  expect([...stylesOfPages(pages).keys()]).toEqual(['course', 'text']);
  expect(stylesOf('course', ...pages).css).toMatch(/^\.css-red\{.*\.css-tan\{/);
  expect(stylesOf('text', ...pages).css).not.toContain('red');
});

test('another page of a group adds no hash to the policy', () => {
  const about = page('/about', `${tan}<p class="css-tan">About</p>`);
  const more = page('/new', `${red}<p class="css-red">New</p>`);
  expect(stylesOfPages([about, more]).size).toBe(stylesOfPages([about]).size);
  expect(styleGroupOf('/new')).toBe(styleGroupOf('/about'));
});

test('a style attribute becomes a rule that no other rule overrides', () => {
  const { css } = stylesOf('home', page('/', `<p style="width:50%">Half</p><p style="width:50%">Half</p>`));
  expect(css).toBe('#root [data-style="width:50%"]{width:50%}');
});

const theme = style('css-global t', ':root{--mui-palette-a:var(--mui-b);--mui-b:red;--mui-c:blue;--own:1;}');
const baseline = style('css-global b', 'body{margin:0}');
const reader = style('css a', '.css-a{color:var(--mui-palette-a)}');

test('the theme keeps only the variables that are read, directly or by other variables', () => {
  const { css } = stylesOf('home', page('/', `${theme}${reader}<p class="css-a">Card</p>`));
  expect(css).toBe(
    ':root{--mui-palette-a:var(--mui-b);--mui-b:red;--own:1}.css-a{color:var(--mui-palette-a)}',
  );
});

test('Emotion is given the names of all global styles except the theme, which it completes', () => {
  const { names } = stylesOf('home', page('/', `${theme}${baseline}${reader}<p class="css-a">Card</p>`));
  expect(names).toEqual(['css-global b', 'css a']);
});
