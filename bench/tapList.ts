import type { Locator, Page } from 'playwright-core';
import type { Tap } from './measureTap.ts';

const course = '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55';

/** Presses by coordinates. Playwright's own press inspects the page first and waits. */
async function pressAt(page: Page, target: Locator, { isTouch = true } = {}): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const status = { selector: 'p, output' };

const onPhone = { device: 'phone', measuredFrom: 'pointer' } as const;
const onDesktop = { device: 'desktop', measuredFrom: 'pointer' } as const;

const menu: Omit<Tap, 'name' | 'path'> = {
  ...onPhone,
  press: (page) => pressAt(page, button(page, 'Menu')),
  shows: { selector: '[role="dialog"]', text: 'Courses' },
};

const search: Omit<Tap, 'name' | 'path'> = {
  ...onPhone,
  press: (page) => pressAt(page, button(page, /^Search/)),
  shows: { selector: '[role="dialog"] input' },
};

const filterChoice: Omit<Tap, 'name' | 'shows'> = {
  ...onDesktop,
  path: '/courses',
  press: (page) => pressAt(page, page.getByText('Monetization', { exact: true }).first(), { isTouch: false }),
};

/** Taps that the product and an ordinary single-page app have in common. */
export const commonTaps: readonly Tap[] = [
  { ...menu, name: 'home: menu', path: '/' },
  { ...search, name: 'home: search', path: '/' },
  {
    ...onPhone,
    name: 'catalogue: filter sheet',
    path: '/courses',
    press: (page) => pressAt(page, button(page, /^Filters/)),
    shows: { selector: '[role="dialog"], :popover-open', text: 'All categories' },
  },
  {
    ...onPhone,
    name: 'catalogue: typed search (last of 5 keys)',
    path: '/courses',
    measuredFrom: 'key',
    prepare: (page) => pressAt(page, page.getByRole('searchbox').first()),
    press: (page) => page.keyboard.type('video', { delay: 100 }),
    shows: { ...status, text: 'Showing 2 of 24' },
  },
  {
    ...filterChoice,
    name: 'catalogue: filter choice, desktop: list',
    // Far below the window before.
    shows: { selector: 'h3', text: 'Launch a Digital Product in 30 Days' },
  },
  {
    ...filterChoice,
    name: 'catalogue: filter choice, desktop: number',
    shows: { ...status, text: 'Showing 4 of 24' },
  },
  {
    ...onPhone,
    name: 'course: Enroll -> login form',
    path: course,
    press: (page) => pressAt(page, page.getByRole('button', { name: 'Enroll Now' }).last()),
    shows: { selector: 'input[type="email"]' },
  },
];

/** Taps that only the product has. */
export const ownTaps: readonly Tap[] = [
  {
    ...onPhone,
    name: 'course: lesson row',
    path: course,
    prepare: (page) => page.locator('#lesson-2').scrollIntoViewIfNeeded(),
    press: (page) => pressAt(page, page.locator('#lesson-2 summary')),
    shows: { selector: '#lesson-2 p' },
  },
  {
    ...onPhone,
    name: 'footer: scheme switch',
    path: '/',
    prepare: (page) => button(page, 'Dark').scrollIntoViewIfNeeded(),
    press: (page) => pressAt(page, button(page, 'Dark')),
    shows: { selector: 'html[data-mui-color-scheme="dark"]' },
  },
  { ...menu, name: 'reset page (drawn by the browser): menu', path: '/reset-password' },
  { ...search, name: 'reset page (drawn by the browser): search', path: '/reset-password' },
  { ...menu, name: 'unknown address (drawn by the browser): menu', path: '/nothing-here' },
];
