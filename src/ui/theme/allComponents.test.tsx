// This test needs the whole library, and nothing of it is shipped.
// oxlint-disable-next-line no-restricted-imports
import * as library from '@mui/material';
import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { colorSchemeAttribute } from '@/ui/colorSchemeAttribute';
import { examples } from './examples/examples';
import { theme } from './theme';

/** Components without an example, and why. */
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

/** Components that put no class of their own on what they draw. */
const nameless = new Set([
  'Fade',
  'Grow',
  'Slide',
  'Zoom',
  'MenuList',
  'SwipeableDrawer',
  'TextareaAutosize',
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

test('every MUI component has an example, or a reason for having none', () => {
  const shown = new Set(members.flatMap(({ shows }) => shows));
  expect(components.filter((name) => !shown.has(name) && !(name in unseen))).toEqual([]);
  expect([...shown, ...Object.keys(unseen)].filter((name) => !components.includes(name))).toEqual([]);
});

// Any error or warning on the console fails a test.
test.each(cases)('$names render in the $scheme scheme', ({ scheme, shows, element }) => {
  const { baseElement } = render(
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} defaultMode={scheme} noSsr>
        <CssBaseline enableColorScheme />
        {element}
      </ThemeProvider>
    </StyledEngineProvider>,
  );
  expect(document.documentElement).toHaveAttribute(colorSchemeAttribute, scheme);
  for (const name of shows.filter((each) => !nameless.has(each))) {
    expect([name, baseElement.querySelector(`[class*="Mui${name}-"]`)]).toEqual([name, expect.any(Element)]);
  }
});
