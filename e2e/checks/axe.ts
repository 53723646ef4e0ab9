import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No accessibility rule of WCAG 2.2 A and AA, nor a best practice, is broken on what the page shows now. */
export async function expectNoAxeViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
