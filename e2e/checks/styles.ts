import type { Page } from '@playwright/test';

/**
 * Elements with a class that the prerendered page lists for Emotion, but for which the document has no rules: Emotion
 * does not add listed rules, so they are missing in whatever is drawn later.
 */
export const unstyledElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const css = rules.map(({ cssText }) => cssText).join('\n');
    const styled = new Set([...css.matchAll(/\.(css-[\w-]+)/g)].map(([, name]) => name));
    const named = [...document.querySelectorAll<HTMLElement>('style[data-emotion^="css "]')]
      .flatMap(({ dataset }) => dataset['emotion']?.split(' ').slice(1) ?? [])
      .map((name) => `css-${name}`);
    const missing = named.filter((name) => !styled.has(name));
    return missing
      .flatMap((name) => [...document.getElementsByClassName(name)])
      .map((element) => `<${element.localName} class="${element.getAttribute('class')}"> has no rules`);
  });
