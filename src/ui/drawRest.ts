import { whenIdle } from './whenIdle';

/** What is drawn only near the window: in a prerendered page what has `content-visibility: auto`, and pictures. */
const deferred = ['[data-page] :is(footer, [data-whole] > *, ol > li):not([style])', 'img[loading="lazy"]'];

/** Draws an element with its pictures, because each step costs a frame. Pictures elsewhere come last, all at once. */
function draw(element: HTMLElement): void {
  element.style.contentVisibility = 'visible';
  const pictures = element instanceof HTMLImageElement ? document.images : element.querySelectorAll('img');
  for (const picture of pictures) picture.loading = 'eager';
}

/**
 * Draws the rest of a page while the browser is idle, one element at a time, until nothing is left or `mayGoOn` says
 * no. After each it pauses as long as the element's frame took, so that a press on a slow phone rarely meets one.
 * Otherwise a quick scroll, a screenshot of the whole page or a print shows blanks, and the first press that needs a
 * new layout pays for all of it. Not without scroll anchoring (Safari until 26): there the text in the window would move
 * with the heights above it.
 */
export function drawRest(mayGoOn: () => boolean): void {
  const { style } = document.documentElement;
  if (!('overflowAnchor' in style && 'contentVisibility' in style)) return;
  const drawNext = () => {
    if (!mayGoOn()) return;
    const [next] = deferred.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
    if (!next) return;
    const start = performance.now();
    draw(next);
    const pause = () => setTimeout(() => whenIdle(drawNext), performance.now() - start);
    // A task that is queued in a frame runs after it.
    requestAnimationFrame(() => setTimeout(pause));
  };
  whenIdle(drawNext);
}
