import type { Page } from '@playwright/test';

/**
 * Elements with a class of Emotion's for which the document has no rules. A prerendered page names the rules that it
 * contains; one that it names and does not contain is missing from everything that is drawn later.
 */
export const unstyledElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const css = rules.map(({ cssText }) => cssText).join('\n');
    const styled = new Set([...css.matchAll(/\.(css-[\w-]+)/g)].map(([, name]) => name));
    return [...document.querySelectorAll('[class*="css-"]')]
      .filter(({ classList }) => [...classList].some((name) => name.startsWith('css-') && !styled.has(name)))
      .map((element) => `<${element.localName} class="${element.getAttribute('class')}"> has no rules`);
  });
