import { colorSchemeAttribute } from '@/ui/colorSchemeAttribute';
import { colorSchemeScript } from './colorSchemeScript';

/** Runs the script as the page does, in a script element. */
function run(): string | null {
  document.documentElement.removeAttribute(colorSchemeAttribute);
  const script = document.createElement('script');
  script.textContent = colorSchemeScript();
  document.head.append(script);
  return document.documentElement.getAttribute(colorSchemeAttribute);
}

test('the stored colour scheme applies before the first paint', () => {
  localStorage.setItem('mui-mode', 'dark');
  expect(run()).toBe('dark');
  localStorage.setItem('mui-mode', 'light');
  expect(run()).toBe('light');
});

test('without a stored choice the device decides', () => {
  expect(run()).toBe('light');
  const dark = Object.assign(window.matchMedia('(prefers-color-scheme: dark)'), { matches: true });
  const ask = jest.spyOn(window, 'matchMedia').mockReturnValue(dark);
  expect(run()).toBe('dark');
  ask.mockRestore();
});
