import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulator } from '@mocks/node';
import { followRedirects } from '@mocks/followRedirects';
import { ConsentPage } from './ConsentPage';

const base = 'http://localhost/mock-supabase/auth/v1';
const challenge = `code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`;

/** Goes to a provider as the client does; `arrived` returns the address that the browser is sent to in the end. */
async function renderConsent(provider: string) {
  emulator.configure({ siteUrl: 'http://localhost' });
  const target = encodeURIComponent('http://localhost/login');
  const address = `${base}/authorize?provider=${provider}&redirect_to=${target}&${challenge}`;
  const outcome = await followRedirects(emulator, address);
  if (outcome.kind !== 'consent') throw new Error(`${provider} does not ask`);
  const go = jest.fn<undefined, [address: string]>();
  const page = { address: () => address, go, reload: jest.fn(), copy: () => Promise.resolve() };
  render(<ConsentPage consent={outcome} page={page} />, { reactStrictMode: true });
  const arrived = async () => {
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    return go.mock.lastCall?.[0];
  };
  return { user: userEvent.setup(), arrived };
}

test('continuing as a user returns with a code', async () => {
  const { user, arrived } = await renderConsent('google');
  expect(screen.getByRole('heading', { name: 'Sign in with Google' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue as Ada Winter ada@aiclub.example' }));
  expect(await arrived()).toMatch(/^http:\/\/localhost\/login\?code=[\da-f-]{36}$/);
});

test('continuing as an unknown user creates an account', async () => {
  const { user, arrived } = await renderConsent('github');
  await user.type(screen.getByLabelText('Name'), 'Grace Moss');
  await user.type(screen.getByLabelText('Email'), 'grace@aiclub.example');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await arrived()).toMatch(/\?code=/);
  const grace = emulator.users().find(({ email }) => email === 'grace@aiclub.example');
  expect(grace?.userMetadata).toMatchObject({ full_name: 'Grace Moss' });
});

test('declining returns the reason', async () => {
  const { user, arrived } = await renderConsent('github');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const { pathname, searchParams } = new URL((await arrived()) ?? '');
  expect(pathname).toBe('/login');
  expect(searchParams.get('error')).toBe('access_denied');
});
