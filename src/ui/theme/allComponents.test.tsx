// Here the whole library is wanted, and nothing of it is shipped.
// oxlint-disable-next-line no-restricted-imports
import * as library from '@mui/material';
import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { declaredVariables, keepRules, readVariables, valueOf } from '@/testing/emittedRules';
import { colorSchemeAttribute } from '@/ui/colorSchemeAttribute';
import { examples } from './examples/examples';
import { theme } from './theme';

/** Why there is nothing to see of them. */
const unseen: Record<string, string> = {
  ClickAwayListener: 'listens',
  NoSsr: 'waits',
  Portal: 'moves its children',
  Unstable_TrapFocus: 'keeps the focus; seen as a part of Modal',
  InitColorSchemeScript: 'is a script',
  CssBaseline: 'is the rules of the page, and around every example',
  GlobalStyles: 'is rules',
  StyledEngineProvider: 'is around every example',
  ThemeProvider: 'is around every example',
  CssVarsProvider: 'is the old name of ThemeProvider',
  Experimental_CssVarsProvider: 'is the old name of ThemeProvider',
  ModalManager: 'is no component',
  FormLabelRoot: 'is a part of FormLabel',
  PopoverPaper: 'is a part of Popover',
  PopoverRoot: 'is a part of Popover',
  SliderMark: 'is a part of Slider',
  SliderMarkLabel: 'is a part of Slider',
  SliderRail: 'is a part of Slider',
  SliderRoot: 'is a part of Slider',
  SliderThumb: 'is a part of Slider',
  SliderTrack: 'is a part of Slider',
  SliderValueLabel: 'is a part of Slider',
};

/** They put no class of their own on what they draw. */
const nameless = new Set([
  'Fade',
  'Grow',
  'MenuList',
  'Slide',
  'SwipeableDrawer',
  'TextareaAutosize',
  'Zoom',
]);

const components = Object.entries(library)
  .filter(([name, value]: [string, unknown]) => {
    if (!/^[A-Z]/.test(name)) return false;
    return typeof value === 'function' || (typeof value === 'object' && value !== null && 'render' in value);
  })
  .map(([name]) => name);

const members = examples.flatMap((family) => family.members);

const cases = (['light', 'dark'] as const).flatMap((scheme) =>
  members.map(({ shows, element }) => ({ scheme, shows, element, names: shows.join(', ') })),
);

// What jsdom cannot see, or an example is too small for.
const rules = {
  'color-contrast': { enabled: false },
  region: { enabled: false },
};

const tabbable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]',
].map((selector) => `${selector}:not([tabindex="-1"], [aria-hidden="true"], [data-testid^="sentinel"])`);

/** The theme's ring; whether something around the element cuts it off is more than jsdom can tell. */
function isRinged(element: Element): boolean {
  const isTransparent = valueOf(element, 'opacity') === '0' || valueOf(element, 'clip') !== undefined;
  return !isTransparent && (valueOf(element, 'outline') ?? '').includes('var(--focus-ring');
}

const ringed = () => [...document.body.querySelectorAll('*')].filter(isRinged);

function renderIn(scheme: 'light' | 'dark', element: ReactElement) {
  return render(
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} defaultMode={scheme} noSsr>
        <CssBaseline enableColorScheme />
        {element}
      </ThemeProvider>
    </StyledEngineProvider>,
  );
}

beforeAll(keepRules);

test('every component of the library has an example, or a reason for having none', () => {
  const shown = new Set(members.flatMap(({ shows }) => shows));
  expect(components.filter((name) => !shown.has(name) && !(name in unseen))).toEqual([]);
  expect([...shown, ...Object.keys(unseen)].filter((name) => !components.includes(name))).toEqual([]);
});

// A complaint on the console fails any test.
test.each(cases)('$names can be drawn and read in the $scheme scheme', async ({ scheme, shows, element }) => {
  const { baseElement } = renderIn(scheme, element);
  expect(document.documentElement).toHaveAttribute(colorSchemeAttribute, scheme);
  for (const name of shows.filter((each) => !nameless.has(each))) {
    expect([name, baseElement.querySelector(`[class*="Mui${name}-"]`)]).toEqual([name, expect.any(Element)]);
  }
  // Transitions end meanwhile.
  const { violations } = await act(() => axe.run(baseElement, { rules }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test.each(cases)(
  'whoever tabs to $names sees where they are in the $scheme scheme',
  ({ scheme, element }) => {
    const { baseElement } = renderIn(scheme, element);
    expect(ringed()).toEqual([]);
    for (const stop of baseElement.querySelectorAll<HTMLElement>(tabbable.join())) {
      act(() => stop.focus());
      expect(stop).toHaveFocus();
      expect([stop.outerHTML, ringed().length]).not.toEqual([stop.outerHTML, 0]);
      act(() => stop.blur());
    }
  },
);

test.each(['light', 'dark'] as const)('no rule reads a variable that the %s scheme lacks', (scheme) => {
  for (const { element } of members) renderIn(scheme, element);
  const declared = declaredVariables(`[${colorSchemeAttribute}="${scheme}"]`);
  expect([...readVariables()].filter((name) => !declared.has(name))).toEqual([]);
});
