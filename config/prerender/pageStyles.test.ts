import { globalStyleElement, styleGroupOf, stylesOfPages, variablesRead } from './pageStyles';
import { takeApart as page } from './takeApart';

const sheets = [
  { href: '/fonts.css', css: '@font-face{font-family:F;src:url(/f.woff2)}' },
  {
    href: '/card.css',
    css: '._card{color:red}._card ._open{color:tan}@media (width>=900px){._card{color:#000}._open{color:#111}}',
  },
  { href: '/menu.css', css: '._menu{color:gray}@keyframes slide{0%{top:0}}' },
];

test('a page contains the rules for what it uses and no others', () => {
  const styles = stylesOfPages(sheets, [page('/', '<p class="_card">Card</p>')]).get('home');
  expect(styles?.elements).toContain('._card{color:red}');
  expect(styles?.elements).not.toContain('_open{color:tan}');
  expect(styles?.elements).toContain('@media (width>=900px){._card{color:#000}}');
  expect(styles?.elements).not.toMatch(/_menu|slide/);
});

test('sheets of which only a part is contained are loaded later, whole ones never, unworn ones with their chunk', () => {
  const styles = stylesOfPages(sheets, [page('/', '<p class="_card">Card</p>')]).get('home');
  expect(styles?.whole).toEqual(['/fonts.css']);
  expect(styles?.partial).toEqual(['/card.css']);
});

test('pages of one group share their styles, so that the policy names them once', () => {
  const styles = stylesOfPages(sheets, [
    page('/course/1', '<p class="_card">One</p>'),
    page('/course/2', '<p class="_card"><b class="_open">Two</b></p>'),
    page('/about', '<p class="_menu">About</p>'),
  ]);
  expect([...styles.keys()]).toEqual(['course', 'text']);
  expect(styles.get('course')?.elements).toContain('_open{color:tan}');
  expect(styles.get('text')?.elements).toContain('._menu{color:gray}');
});

test('a page more brings the policy no hash more', () => {
  const about = page('/about', '<p class="_menu">About</p>');
  const more = { ...page('/new', '<p class="_card">New</p>'), controlRules: new Map([['b', '.b{top:0}']]) };
  const before = stylesOfPages(sheets, [about]);
  const after = stylesOfPages(sheets, [about, more]);
  expect(after.size).toBe(before.size);
  expect(after.get('text')?.elements).toMatch(/^<style data-emotion="css b">\.b\{top:0\}<\/style><style>/);
  expect(styleGroupOf('/new')).toBe(styleGroupOf('/about'));
});

test('of the theme only the variables that are read stay, with those they read in turn', () => {
  const theme = {
    name: 'css-global x',
    css: ':root{--mui-palette-a:var(--mui-b);--mui-b:red;--mui-c:blue;}',
  };
  const pages = [{ ...page('/', '<p class="_card">Card</p>'), globalStyles: [theme] }];
  const styles = stylesOfPages([{ href: '/a.css', css: '._card{color:var(--mui-palette-a)}' }], pages);
  const read = variablesRead(styles, pages);
  expect([...read].toSorted()).toEqual(['--mui-b', '--mui-palette-a']);
  expect(globalStyleElement(theme, read)).toBe(
    '<style>:root{--mui-palette-a:var(--mui-b);--mui-b:red;}</style>',
  );
});

test('other global styles keep the name by which Emotion knows them again', () => {
  const baseline = { name: 'css-global y', css: 'body{margin:0;--mui-own:1;}' };
  expect(globalStyleElement(baseline, new Set())).toBe(
    '<style data-emotion="css-global y">body{margin:0;--mui-own:1;}</style>',
  );
});
