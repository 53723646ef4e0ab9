import { expect, type Locator, type Page } from '@playwright/test';
import type {
  Block,
  CheckBlock,
  PredictBlock,
  SortBlock,
  TableBlock,
} from '@/features/learning/lessons/lesson';
import { wordName } from '@/features/learning/blocks/spoken';
import { pressAt, tabTo, typeInto } from './keyboard';

/** The text for a field. It contains every single-key shortcut of the lessons, which must do nothing while typing. */
export const wordsFor = (label: string): string => `${label}? 1/2 not open, help`;

/** Tries the first answer, and then the right one if that is another. */
async function answerCheck(page: Page, sheet: Locator, { options }: CheckBlock): Promise<void> {
  const right = options.findIndex(({ correct }) => correct);
  const check = sheet.getByRole('button', { name: 'Check answer' });
  const reply = sheet.getByRole('status');
  const radios = sheet.getByRole('radio');
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  await pressAt(page, check);
  if (right > 0) {
    await expect(reply).toContainText('Not quite.');
    await tabTo(page, radios.first(), 'Shift+Tab');
    for (let press = 0; press < right; press++) await page.keyboard.press('ArrowDown');
    await expect(radios.nth(right)).toBeChecked();
    await pressAt(page, check);
  }
  await expect(reply).toContainText('Right.');
  await expect(reply).toBeFocused();
}

/** Sorts the first card with its group's button and all others with digits, one of them wrongly first. */
async function sortCards(page: Page, sheet: Locator, { groups, items }: SortBlock): Promise<void> {
  const [first, ...others] = items;
  if (!first) throw new Error('There is no card to sort');
  await pressAt(page, sheet.getByRole('button', { name: first.group }));
  const wrong = groups.findIndex((group) => group !== others[0]?.group);
  await page.keyboard.press(`${wrong + 1}`);
  await expect(sheet.getByText('Not this group.').last()).toBeVisible();
  for (const { group } of others) await page.keyboard.press(`${groups.indexOf(group) + 1}`);
  await expect(sheet.getByRole('button', { name: 'Sort again' })).toBeVisible();
}

/** Guesses the second word each time, through the whole sentence. */
async function predictWords(page: Page, sheet: Locator, { steps }: PredictBlock): Promise<void> {
  const firstWord = wordName(steps[0]?.candidates[0]?.word ?? '');
  await tabTo(page, sheet.getByRole('button', { name: firstWord }));
  for (const [index] of steps.entries()) {
    await page.keyboard.press('2');
    await expect(sheet.getByText('Your guess', { exact: true })).toBeVisible();
    if (index === steps.length - 1) break;
    await expect(sheet.getByRole('button', { name: 'Next word' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(sheet.getByRole('button', { name: 'Start again' })).toBeFocused();
}

/** Fills in the first row. */
async function fillRow(page: Page, sheet: Locator, { columns, rows }: TableBlock): Promise<void> {
  for (const { kind, label, choices } of columns) {
    const name = `${rows?.[0]?.label ?? 'Row 1'}, ${label}`;
    if (kind === 'choice') {
      const field = sheet.getByRole('combobox', { name });
      await tabTo(page, field);
      await page.keyboard.press('ArrowDown');
      await expect(field).toHaveValue(choices?.[0] ?? '');
    } else {
      await typeInto(page, sheet.getByRole('textbox', { name }), wordsFor(label));
    }
  }
}

/** Works through one block of a lesson by keyboard only; skips blocks that are only read. */
export async function workThrough(page: Page, block: Block): Promise<void> {
  const sheet = page.locator(`#${block.id}`);
  switch (block.type) {
    case 'check':
      return answerCheck(page, sheet, block);
    case 'sort':
      return sortCards(page, sheet, block);
    case 'predict':
      return predictWords(page, sheet, block);
    case 'table':
      return fillRow(page, sheet, block);
    case 'write':
      return typeInto(page, sheet.getByRole('textbox'), wordsFor(block.label));
    case 'text':
    case 'example':
    case 'list':
    case 'plan':
    case 'recap':
      return undefined;
    default:
      throw new Error(`Nobody knows how to work through this: ${JSON.stringify(block satisfies never)}`);
  }
}
