import { restoreStyles } from './restoreStyles';

test('elements get their style attributes back, and nothing else changes', () => {
  document.body.innerHTML =
    '<div id="root"><p data-style="width:50%;--pace:2s" class="a">Bar</p><p data-tone="dark">Text</p></div>';
  restoreStyles(document.body);
  expect(document.body.innerHTML).toBe(
    '<div id="root"><p class="a" style="width: 50%; --pace: 2s;">Bar</p><p data-tone="dark">Text</p></div>',
  );
});
