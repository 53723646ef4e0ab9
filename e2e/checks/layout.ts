import { expect, type Page } from '@playwright/test';

/** Waits until the page is drawn after a change of its window: React follows such a change in the next frame. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Expects nothing beyond the right edge of the viewport, not even what a part of the page would clip. */
export async function expectNoSidewaysScroll(page: Page) {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(scrollWidth, `${page.url().slice(0, 80)} at ${innerWidth}`).toBeLessThanOrEqual(innerWidth);
}

/** Applies the text spacing that readers may set by WCAG 2.2 (1.4.12). */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** The words in a part of the page that are broken across two lines. */
export const brokenWords = (page: Page, part = 'body'): Promise<string[]> =>
  page.locator(part).evaluate((root) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (node.parentElement?.checkVisibility() !== true) continue;
      // What only screen readers get is one pixel wide.
      if (node.parentElement.closest('caption, thead') || node.parentElement.clientWidth === 1) continue;
      for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** The labels of buttons that wrap onto a second line. */
export const wrappedLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWrapped = (element: Element): boolean => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const middles: number[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // What only screen readers get is one pixel wide.
        if (node.parentElement === null || node.parentElement.clientWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        middles.push(...[...range.getClientRects()].map(({ top, height }) => top + height / 2));
      }
      return Math.max(...middles) - Math.min(...middles) > 10;
    };
    const buttons = [...document.querySelectorAll('.MuiButton-root')];
    return buttons
      .filter((button) => button.checkVisibility() && isWrapped(button))
      .map((button) => button.textContent);
  });

/** The vertical positions at which one rule follows another with no word between them. */
export const doubledRules = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return [];
    const rules: number[] = [];
    for (const element of main.querySelectorAll('*:not(form *)')) {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < 100 || !element.checkVisibility()) continue;
      if (borderTopWidth !== '0px') rules.push(Math.round(top));
      if (borderBottomWidth !== '0px') rules.push(Math.round(bottom));
    }
    const words: number[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      words.push(...[...range.getClientRects()].map(({ top, height }) => top + height / 2));
    }
    const heights = rules.toSorted((a, b) => a - b);
    return heights.filter((height, index) => {
      const next = heights[index + 1];
      if (next === undefined || next - height <= 2) return false;
      return !words.some((word) => word > height && word < next);
    });
  });
