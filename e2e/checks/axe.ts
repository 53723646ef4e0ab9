import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that the page in its present state breaks no rule of WCAG 2.2 A and AA, nor a best practice. */
export const expectNoAxeViolations = async (page: Page) => expectNone(await builderFor(page));

/** Checks the only rule whose result depends on the colour scheme. */
export const expectEnoughContrast = async (page: Page) =>
  expectNone((await builderFor(page)).withRules('color-contrast'));

/** For a page that has to break some rules. */
export const expectNoAxeViolationsBut = async (page: Page, rules: string[]) =>
  expectNone((await builderFor(page)).disableRules(rules));

/**
 * Legacy mode, because the mode for frames opens a second page for every check, and only violations, because the
 * results of rules that hold are sent too: together two thirds of the time. Frames of our own origin, if there were
 * any, would be checked in legacy mode as well. A document that has the script, half a megabyte, does not get it
 * again.
 */
async function builderFor(page: Page): Promise<AxeBuilder> {
  const hasScript = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(hasScript && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
}

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
