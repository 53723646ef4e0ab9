import type { Page } from '@playwright/test';
import { isCatalogue } from './catalogueModel';
import { type Expectation, type Outcome, skipped } from './expectation';
import { arrival, focused, look, pageOf, placeOf, until } from './look';
import type { Target } from './page/controls';
import type { FieldState } from './page/readPage';
import { filtersBecome, filtersBefore } from './press';
import { noteNewPassword } from './passwords';
import { fieldKey, type World } from './world';

/** Longer texts are pasted. */
const longestTyped = 16;

/** What a field itself makes of a text. */
function keptBy({ type, maxLength }: FieldState, text: string): string {
  const line = type === 'textarea' ? text : text.replaceAll(/[\r\n]/g, '');
  const fitting = maxLength > 0 ? line.slice(0, maxLength) : line;
  return type === 'email' ? fitting.trim() : fitting;
}

const fieldOf = (fields: readonly FieldState[], { region, name }: Target) =>
  fields.find((field) => field.name === name && (field.region === 'layer') === (region === 'layer'));

async function enterText({ keyboard }: Page, text: string): Promise<void> {
  await keyboard.press('ControlOrMeta+A');
  if (text === '') await keyboard.press('Delete');
  else if (text.length > longestTyped) await keyboard.insertText(text);
  else await keyboard.type(text);
}

/** Replaces the contents of a field by typing; from then on the text has to stay there. */
export async function type(
  world: World,
  { target, text, isSent = false }: { target: Target; text: string; isSent?: boolean | undefined },
): Promise<Outcome> {
  const { active: tab } = world;
  const { page } = tab;
  const place = await placeOf(page, target, arrival);
  const before = await until(() => look(page), arrival);
  if (!place || !before) return skipped;
  // A closing layer takes its field along.
  if (target.region === 'layer' && before.isLayerMoving) return skipped;
  await page.mouse.click(place.x, place.y);
  // A page that is still scrolling may have moved the field away from the pointer.
  if ((await focused(page))?.name !== target.name) return skipped;
  await enterText(page, text);
  if (isSent) {
    tab.typed.clear();
    await page.keyboard.press('Enter');
    // On other pages the field leads to the catalogue, whose address appears before it is drawn.
    const leads = target.role === 'searchbox' && target.region === 'main' && !isCatalogue(before.address);
    const isDrawn: Expectation = ({ headings }) =>
      headings.join() === before.headings.join() ? `Enter in ${target.name} shows no other page` : undefined;
    return { expectations: leads ? [isDrawn] : [] };
  }
  const field = fieldOf(before.fields, target);
  if (!field) return { expectations: [] };
  const kept = keptBy(field, text);
  const holds: Expectation = (state) => {
    const { fields } = state;
    // A sign-in page redirects members.
    if (pageOf(state) !== pageOf(before)) return undefined;
    const value = fieldOf(fields, target)?.value;
    return value === kept ? undefined : `“${kept}” was typed into ${target.name}, which holds “${value}”`;
  };
  if (kept !== '' && /^new password/i.test(target.name))
    noteNewPassword(world, before.account.stored ?? '', kept);
  if (isCatalogue(before.address) && target.role === 'searchbox') {
    const filters = filtersBefore(before, tab);
    const text = kept.trim() === '' ? '' : kept;
    return { expectations: [holds, ...(filters ? [filtersBecome({ ...filters, text })] : [])] };
  }
  tab.typed.set(fieldKey(field), {
    value: kept,
    page: pageOf(before),
    layer: before.layer,
  });
  return { expectations: [holds] };
}
