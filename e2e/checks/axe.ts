import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that the page in its present state breaks no rule of WCAG 2.2 A and AA, nor a best practice. */
export const expectNoAxeViolations = (page: Page) => expectNone(builderFor(page));

/** Checks the only rule whose result depends on the colour scheme. */
export const expectEnoughContrast = (page: Page) => expectNone(builderFor(page).withRules('color-contrast'));

/** For a page that has to break some rules. */
export const expectNoAxeViolationsBut = (page: Page, rules: string[]) =>
  expectNone(builderFor(page).disableRules(rules));

/**
 * Legacy mode, because the mode for frames opens a second page for every check, and only violations, because the
 * results of rules that hold are sent too: together two thirds of the time. Frames of our own origin, if there were
 * any, would be checked in legacy mode as well.
 */
const builderFor = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
