import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaveStatus } from '@/features/learning/texts/textStatus';
import { SaveLine } from './SaveLine';

const failed: SaveStatus = {
  kind: 'failed',
  message: 'A note holds at most 20,000 characters.',
  isInMemory: false,
};
const savedAt = (minute: number): SaveStatus => ({
  kind: 'saved',
  at: new Date().setHours(14, minute, 0, 0),
});

function show(first: SaveStatus) {
  const onRetry = jest.fn();
  const lineOf = (status: SaveStatus) => <SaveLine status={status} onRetry={onRetry} isPlanned={false} />;
  const { rerender } = render(lineOf(first));
  return { onRetry, become: (status: SaveStatus) => rerender(lineOf(status)) };
}

test('the reason why a text is not saved is shown and announced', () => {
  show(failed);
  const words = 'Not saved yet. Kept on this device. A note holds at most 20,000 characters.';
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByText(words, { ignore: '[role="status"]' })).toBeVisible();
});

test('when Try again disappears, the focus stays beside its field', async () => {
  const { become, onRetry } = show(failed);
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  become({ kind: 'saving' });
  expect(document.activeElement).toContainElement(screen.getByText('Saving...'));
  expect(document.body).not.toHaveFocus();
});

test('the end of a failure is announced once, and later saves are not', () => {
  const { become } = show({ kind: 'waiting' });
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent('Waiting for a connection. Kept on this device.');
  become({ kind: 'saving' });
  expect(said).toBeEmptyDOMElement();
  become(savedAt(10));
  expect(said).toHaveTextContent('Saved at 2:10 PM');
  become({ kind: 'saving' });
  become(savedAt(12));
  expect(said).toBeEmptyDOMElement();
  expect(screen.getByText('Saved at 2:12 PM')).toBeVisible();
});

test('a text saved on another day shows the date', () => {
  const year = new Date().getFullYear();
  show({ kind: 'saved', at: new Date(year - 1, 10, 21, 14, 10).getTime() });
  expect(screen.getByText(`Saved on November 21, ${year - 1}`)).toBeVisible();
});
