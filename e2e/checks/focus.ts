import { expect, type Page } from '@playwright/test';

/** Presses of Tab between two checks of the result. */
const stride = 12;

/** More presses than any page has tab stops. */
const mostPresses = 600;

interface Walk {
  stops: number;
  /** Elements that do not show the focus. */
  unseen: string[];
  /** Focused elements that are entirely outside the viewport, or covered by something else. */
  covered: string[];
  hasEnded: boolean;
  /** Where the page was after the last press. */
  scrolledTo: number;
}

/** Records every focused element when the next Tab leaves it, when its style has settled. */
function noteStops(): Walk {
  const walk: Walk = { stops: 0, unseen: [], covered: [], hasEnded: false, scrolledTo: window.scrollY };
  const visited = new WeakSet<Element>();
  // The focus ring is drawn around the element itself, or around its container: a field's frame, a card.
  const isOutlined = (element: Element | null): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const isTransparent = /^rgba\(.*, 0\)$/.test(outlineColor);
    return (isDrawn && !isTransparent) || isOutlined(element.parentElement);
  };
  // A control that hides its own box is visible as its label.
  const isCovered = (element: HTMLElement): boolean => {
    const shown = element.closest('label') ?? element;
    const { x, y, width, height } = shown.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = parts.flatMap((right) => parts.map((down) => [x + width * right, y + height * down]));
    return !points.some(([left = 0, top = 0]) => shown.contains(document.elementFromPoint(left, top)));
  };
  const note = ({ key }: KeyboardEvent) => {
    const focused = document.activeElement;
    // A walk may start on a heading or a dialog, which have the focus but are no tab stops.
    if (key !== 'Tab' || !(focused instanceof HTMLElement) || focused.tabIndex < 0) return;
    if (visited.has(focused)) {
      walk.hasEnded = true;
      document.removeEventListener('keydown', note, { capture: true });
      return;
    }
    visited.add(focused);
    walk.stops += 1;
    const name = focused.getAttribute('aria-label') ?? (focused.textContent.trim() || focused.id);
    const place = `${focused.localName} "${name}"`;
    if (!isOutlined(focused)) walk.unseen.push(place);
    if (isCovered(focused)) walk.covered.push(place);
  };
  document.addEventListener('keydown', note, { capture: true });
  return walk;
}

/**
 * Content that focus scrolls into the viewport is laid out in the next frame, which may move it. Where nothing has
 * scrolled, there is nothing to wait for.
 */
function drawn(walk: Walk): Promise<void> | undefined {
  if (walk.scrolledTo === window.scrollY) return undefined;
  walk.scrolledTo = window.scrollY;
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Tabs once through everything that is focusable now. */
export async function walkWithTab(page: Page): Promise<Pick<Walk, 'stops' | 'unseen' | 'covered'>> {
  const walk = await page.evaluateHandle(noteStops);
  for (let presses = 0; !(await walk.evaluate(({ hasEnded }) => hasEnded)); presses += stride) {
    expect(presses, 'the walk with Tab must come to an end').toBeLessThan(mostPresses);
    for (let press = 0; press < stride; press++) {
      await page.keyboard.press('Tab');
      await walk.evaluate(drawn);
    }
  }
  return walk.jsonValue();
}
