import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';
import { startErrorReports } from './errorReports';

function Broken(): never {
  throw new RangeError('Too long');
}

test('what fails is replaced and reported, and its surroundings stay', () => {
  const send = jest.fn<boolean, [string, string]>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
  jest.spyOn(console, 'error').mockReturnValue();
  startErrorReports('/errors');
  render(
    <main>
      <h1>Courses</h1>
      <ErrorBoundary fallback={<p>This part failed.</p>}>
        <Broken />
      </ErrorBoundary>
    </main>,
  );
  expect(screen.getByText('This part failed.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Courses' })).toBeVisible();
  expect(send.mock.calls).toEqual([['/errors', expect.stringContaining('RangeError')]]);
});
