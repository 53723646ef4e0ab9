import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '@/ui/whenIdle';

/** What is drawn only near the window: in a prerendered page what has `content-visibility: auto`, and pictures. */
const deferred = '[data-page] :is(footer, [data-whole] > *, ol > li):not([style]), img[loading="lazy"]';

const canDraw = () => ['overflowAnchor', 'contentVisibility'].every((name) => name in document.body.style);

function draw(element: Element): void {
  if (element instanceof HTMLImageElement) {
    element.loading = 'eager';
    return;
  }
  if (element instanceof HTMLElement) element.style.contentVisibility = 'visible';
  // In the same step: each one costs a frame.
  for (const picture of element.querySelectorAll('img')) picture.loading = 'eager';
}

/**
 * Draws what is deferred, one element in each idle period, and pauses three times as long as its frame took, so that a
 * press on a slow phone rarely meets one. Returns how to stop.
 */
function drawRest(): () => void {
  let isStopped = false;
  const drawNext = () => {
    const next = isStopped ? null : document.querySelector(deferred);
    if (!next) return;
    const start = performance.now();
    draw(next);
    const pause = () => setTimeout(() => whenIdle(drawNext), 3 * (performance.now() - start));
    // A task that is queued in a frame runs after it.
    requestAnimationFrame(() => setTimeout(pause));
  };
  whenIdle(drawNext);
  return () => {
    isStopped = true;
  };
}

/**
 * Draws the rest of a page in idle time. Otherwise a quick scroll, a screenshot of the whole page or a print shows
 * blanks, and the first press that needs a new layout pays for all of it. Not without scroll anchoring (Safari): there
 * the text in the window would move with the heights above it.
 */
export function DrawRest() {
  const { pathname, search } = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another page or list brings other elements.
  useEffect(() => (canDraw() ? drawRest() : undefined), [pathname, search]);
  return null;
}
