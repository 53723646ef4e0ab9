import { takeApart } from './takeApart';

const markup =
  '<title>About &amp; more</title><meta name="description" content="Who &lt;we&gt; are"/>' +
  '<style data-emotion="css-global a">body{margin:0}</style>' +
  '<main class="_page wide"><style data-emotion="css b">.css-b>p{top:0}</style>' +
  '<p class="css-b">1 &lt; 2 <!-- --> &amp; “</p><svg viewBox="0 0 1 1"><title>Mark</title></svg></main>';

const page = takeApart('/about', markup);

test('the title and tags that React wrote before the page move to the head unchanged', () => {
  expect(page.headTags).toEqual([
    '<title>About &amp; more</title>',
    '<meta name="description" content="Who &lt;we&gt; are"/>',
  ]);
});

test('the body is the rest, unchanged to the character', () => {
  expect(page.body).toBe(
    '<main class="_page wide"><p class="css-b">1 &lt; 2 <!-- --> &amp; “</p>' +
      '<svg viewBox="0 0 1 1"><title>Mark</title></svg></main>',
  );
});

test('global and component styles are separated by the names that Emotion gave them', () => {
  expect(page.globalStyles).toEqual([{ names: 'css-global a', css: 'body{margin:0}' }]);
  expect(page.componentStyles).toEqual([{ names: 'css b', css: '.css-b>p{top:0}' }]);
});

test('every class that an element uses is listed', () => {
  expect(page.classes).toEqual(new Set(['_page', 'wide', 'css-b']));
});

test('escaped markup in text and attributes is left alone', () => {
  const { headTags, body } = takeApart('/', '<p title="&lt;title&gt;">&lt;style&gt;</p>');
  expect(headTags).toEqual([]);
  expect(body).toBe('<p title="&lt;title&gt;">&lt;style&gt;</p>');
});

test('a style attribute becomes data-style, and its value is listed', () => {
  const { body, styleAttributes } = takeApart(
    '/',
    '<p title="1" style="font-family:&quot;A&quot;"><i style="top:0"></i>its style="none"</p>',
  );
  expect(body).toBe(
    '<p title="1" data-style="font-family:&quot;A&quot;"><i data-style="top:0"></i>its style="none"</p>',
  );
  expect([...styleAttributes]).toEqual(['font-family:"A"', 'top:0']);
});
