import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No accessibility rule of WCAG 2.2 A and AA, nor a best practice, is broken on what the page shows now. */
export const expectNoAxeViolations = (page: Page) => expectNone(builderFor(page));

/** The one rule whose verdict the colour scheme can change. */
export const expectEnoughContrast = (page: Page) => expectNone(builderFor(page).withRules('color-contrast'));

/** For a page that breaks some rules by being what it is. */
export const expectNoAxeViolationsBut = (page: Page, rules: string[]) =>
  expectNone(builderFor(page).disableRules(rules));

/**
 * The mode for frames opens a second page for every check, and the results for rules that hold are sent along: together
 * two thirds of the time. Frames of our own origin, if there were any, are looked at without that mode as well.
 */
const builderFor = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
