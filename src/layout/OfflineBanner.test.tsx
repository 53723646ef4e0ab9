import { act, screen } from '@testing-library/react';
import { renderAt } from '@/testing/renderAt';

const connect = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};

afterEach(() => jest.restoreAllMocks());

test('losing the connection is announced with what still works, and so is its return', async () => {
  await renderAt('/about');
  await screen.findByRole('heading', { level: 1, name: 'About AI Club' });
  expect(screen.queryByText(/You are (offline|online)/)).not.toBeInTheDocument();

  connect(false);
  const notice = screen.getByText('You are offline. Browsing still works; signing in needs a connection.');
  expect(notice.closest('output')).not.toBeNull();

  connect(true);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  expect(screen.getByText('You are online again.')).toBeVisible();
});
