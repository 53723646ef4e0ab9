import { takeApart } from './takeApart';

const markup =
  '<title>About &amp; more</title><meta name="description" content="Who &lt;we&gt; are"/>' +
  '<style data-emotion="css-global a">body{margin:0}</style>' +
  '<main class="_page wide"><style data-emotion="css b">.css-b>p{top:0}</style>' +
  '<p class="css-b">1 &lt; 2 <!-- --> &amp; “</p><svg viewBox="0 0 1 1"><title>Mark</title></svg></main>';

const page = takeApart('/about', markup);

test('title and tags that React wrote in front of the page belong to the head, as they were written', () => {
  expect(page.headTags).toEqual([
    '<title>About &amp; more</title>',
    '<meta name="description" content="Who &lt;we&gt; are"/>',
  ]);
});

test('the body is what is left, not one character of it written anew', () => {
  expect(page.body).toBe(
    '<main class="_page wide"><p class="css-b">1 &lt; 2 <!-- --> &amp; “</p>' +
      '<svg viewBox="0 0 1 1"><title>Mark</title></svg></main>',
  );
});

test("Emotion's styles are told apart by the names it gave them", () => {
  expect(page.globalStyles).toEqual([{ names: 'css-global a', css: 'body{margin:0}' }]);
  expect(page.componentStyles).toEqual([{ names: 'css b', css: '.css-b>p{top:0}' }]);
});

test('every class that an element uses is known', () => {
  expect(page.classes).toEqual(new Set(['_page', 'wide', 'css-b']));
});

test('words that look like markup are words', () => {
  const { headTags, body } = takeApart('/', '<p title="&lt;title&gt;">&lt;style&gt;</p>');
  expect(headTags).toEqual([]);
  expect(body).toBe('<p title="&lt;title&gt;">&lt;style&gt;</p>');
});

test('a style attribute is renamed where it stands, and what it says is known', () => {
  const { body, styleAttributes } = takeApart(
    '/',
    '<p title="1" style="font-family:&quot;A&quot;"><i style="top:0"></i>its style="none"</p>',
  );
  expect(body).toBe(
    '<p title="1" data-style="font-family:&quot;A&quot;"><i data-style="top:0"></i>its style="none"</p>',
  );
  expect([...styleAttributes]).toEqual(['font-family:"A"', 'top:0']);
});
