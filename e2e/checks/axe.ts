import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No accessibility rule of WCAG 2.2 A and AA, nor a best practice, is broken on what the page shows now. */
export const expectNoAxeViolations = (page: Page) => expectNone(new AxeBuilder({ page }));

/** The one rule whose verdict the colour scheme can change. */
export const expectEnoughContrast = (page: Page) =>
  expectNone(new AxeBuilder({ page }).withRules('color-contrast'));

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
