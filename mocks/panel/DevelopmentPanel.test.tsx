import { createClient } from '@supabase/supabase-js';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepInBrowser } from '@mocks/browserStorage';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { DevelopmentPanel } from './DevelopmentPanel';

const supabaseUrl = 'https://aiclub.supabase.test';
const sessionKey = 'sb-aiclub-auth-token';
const key = 'sb_publishable_mock';

function renderPanel({ canCopy = true } = {}) {
  const page = {
    address: () => 'http://localhost/courses?q=prompt',
    go: jest.fn<undefined, [address: string]>(),
    reload: jest.fn<undefined, []>(),
    copy: jest.fn<Promise<void>, [text: string]>(() =>
      canCopy ? Promise.resolve() : Promise.reject(new Error('refused')),
    ),
  };
  render(<DevelopmentPanel supabaseUrl={supabaseUrl} page={page} />, { reactStrictMode: true });
  return { page, user: userEvent.setup() };
}

async function signUp(email: string) {
  const client = createClient(supabaseUrl, key, { auth: { flowType: 'pkce', detectSessionInUrl: false } });
  const { error } = await client.auth.signUp({
    email,
    password: 'a-long-password',
    options: { data: { firstName: 'Nora', lastName: 'Lind' }, emailRedirectTo: 'http://localhost/' },
  });
  expect(error).toBeNull();
  await client.auth.dispose();
}

async function askForSettings(): Promise<Record<string, unknown>> {
  const response = await fetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: key } });
  const settings: unknown = await response.json();
  if (typeof settings !== 'object' || settings === null) throw new Error('No settings');
  return { ...settings };
}

const openPanel = async (user: ReturnType<typeof userEvent.setup>, tab?: string) => {
  await user.click(screen.getByRole('button', { name: /^Development tools, / }));
  if (tab !== undefined) await user.click(screen.getByRole('tab', { name: tab }));
  return screen.getByRole('dialog', { name: 'Development tools' });
};

beforeEach(() => {
  keepInBrowser(emulator);
});

afterEach(() => jest.restoreAllMocks());

test('the button counts the mails, and the panel shows their content', async () => {
  const { user } = renderPanel();
  expect(screen.getByRole('complementary', { name: 'Development tools' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Development tools, 0 mails' })).toBeInTheDocument();
  await act(() => signUp('nora@aiclub.example'));
  expect(await screen.findByRole('button', { name: 'Development tools, 1 mail' })).toBeInTheDocument();

  const panel = await openPanel(user);
  const mail = emulator.lastMail('nora@aiclub.example');
  expect(within(panel).getByRole('heading', { name: 'Confirm your email address' })).toBeInTheDocument();
  expect(within(panel).getByText('nora@aiclub.example')).toBeInTheDocument();
  expect(
    within(panel).getByText('Follow this link to confirm your email address and finish signing up:'),
  ).toBeInTheDocument();
  expect(within(panel).getByText(mail?.link ?? 'no link')).toBeInTheDocument();
  expect(within(panel).getByText(mail?.code ?? 'no code')).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'Open' })).toHaveAttribute('href', mail?.link);
});

test('an empty mailbox says so', async () => {
  const { user } = renderPanel();
  await openPanel(user);
  expect(screen.getByText('No mail yet. Whatever the service would send arrives here.')).toBeInTheDocument();
});

test('another browser follows the link without the code verifier', async () => {
  const { page, user } = renderPanel();
  await act(() => signUp('nora@aiclub.example'));
  const verifiers = () => Object.keys(localStorage).filter((name) => name.endsWith('-code-verifier'));
  localStorage.setItem(`${sessionKey}-code-verifier`, 'proof');
  expect(verifiers()).not.toEqual([]);
  await openPanel(user);
  await user.click(screen.getByRole('button', { name: 'Open in another browser' }));
  expect(verifiers()).toEqual([]);
  expect(page.go).toHaveBeenCalledWith(emulator.lastMail('nora@aiclub.example')?.link);
});

test('a scanner that opens the link first uses it up', async () => {
  const { user } = renderPanel();
  await act(() => signUp('nora@aiclub.example'));
  await openPanel(user);
  await user.click(screen.getByRole('button', { name: 'Simulate mail scanner' }));
  expect(await screen.findByText('This link is used up or replaced by a newer one.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('A mail scanner has used the link up.');
  expect(screen.getByRole('button', { name: 'Simulate mail scanner' })).toBeDisabled();
  const nora = emulator.users().find(({ email }) => email === 'nora@aiclub.example');
  expect(nora?.emailConfirmedAt).not.toBeNull();
});

test('when a link cannot be copied, the panel says so', async () => {
  const { page, user } = renderPanel({ canCopy: false });
  await act(() => signUp('nora@aiclub.example'));
  await openPanel(user);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(page.copy).toHaveBeenCalledWith(emulator.lastMail('nora@aiclub.example')?.link);
  expect(await screen.findByText(/^The link could not be copied/)).toBeInTheDocument();
});

test('signing in as a user stores the session that a sign-in would store', async () => {
  const { page, user } = renderPanel();
  await openPanel(user, 'Users');
  expect(screen.getByText('analytical-engine')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign in as Ada Winter' }));
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));

  const client = createClient(supabaseUrl, key);
  const { data } = await client.auth.getUser();
  expect(data.user?.id).toBe(seedUsers.ada.id);
  await client.auth.dispose();
});

test('an unconfirmed user offers no sign-in', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Users');
  expect(screen.getByRole('heading', { name: 'Una Marsh' })).toBeInTheDocument();
  expect(screen.getByText('Email not confirmed yet.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign in as Una Marsh' })).not.toBeInTheDocument();
});

test('an address is confirmed without its mail', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Users');
  await user.click(screen.getByRole('button', { name: 'Confirm Una Marsh now' }));
  expect(await screen.findByRole('button', { name: 'Sign in as Una Marsh' })).toBeInTheDocument();
  const una = emulator.users().find(({ email }) => email === seedUsers.una.email);
  expect(una?.userMetadata).toMatchObject({ email_verified: true });
});

test('confirming an address without its mail uses the mail up', async () => {
  const { user } = renderPanel();
  await act(() => signUp('nora@aiclub.example'));
  await openPanel(user, 'Users');
  await user.click(screen.getByRole('button', { name: 'Confirm Nora Lind now' }));
  await user.click(screen.getByRole('tab', { name: 'Mail' }));
  expect(screen.getByText('This link is used up or replaced by a newer one.')).toBeInTheDocument();
});

test('a mail with only a code asks for the code', async () => {
  const { user } = renderPanel();
  act(() =>
    emulator.transact(({ tables, clock }) => {
      tables.addMail({
        id: 'mail',
        to: seedUsers.ada.email,
        kind: 'reauthentication',
        subject: '123456 is your verification code',
        code: '123456',
        link: null,
        sentAt: clock.now(),
      });
    }),
  );
  const panel = within(await openPanel(user));
  expect(panel.getByText('Enter this code to confirm that it is you:')).toBeInTheDocument();
  expect(panel.getByText('123456')).toBeInTheDocument();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
});

test('the panel stays in the corner chosen last', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Settings');
  const corner = screen.getByLabelText('Corner of these tools in a wide window');
  expect(corner).toHaveValue('bottom right');
  await user.selectOptions(corner, 'top left');
  cleanup();
  await openPanel(renderPanel().user, 'Settings');
  expect(screen.getByLabelText('Corner of these tools in a wide window')).toHaveValue('top left');
  expect(screen.getByRole('complementary')).toHaveAttribute('data-corner', 'top left');
});

test('where the browser refuses its storage, the panel opens and moves all the same', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { user } = renderPanel();
  await openPanel(user, 'Settings');
  await user.selectOptions(screen.getByLabelText('Corner of these tools in a wide window'), 'top left');
  expect(screen.getByRole('complementary')).toHaveAttribute('data-corner', 'top left');
});

test('a reset restores the users and settings and signs everybody out', async () => {
  const { page, user } = renderPanel();
  await act(() => signUp('nora@aiclub.example'));
  localStorage.setItem(sessionKey, 'a session');
  await openPanel(user, 'Settings');
  await user.click(screen.getByRole('checkbox', { name: 'Sign-ups are open' }));
  await user.click(screen.getByRole('tab', { name: 'Users' }));
  await user.click(screen.getByRole('button', { name: 'Reset all data' }));
  expect(emulator.users().map(({ email }) => email)).toEqual(
    Object.values(seedUsers).map(({ email }) => email),
  );
  expect(emulator.mails()).toEqual([]);
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(await askForSettings()).toMatchObject({ disable_signup: false });
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('a fault applies the chosen number of times, and the button counts it', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Faults');
  await user.selectOptions(screen.getByLabelText('What fails'), 'Settings of the project (settings)');
  await user.selectOptions(screen.getByLabelText('How'), '503 Unavailable');
  await user.type(screen.getByLabelText('Times (empty: always)'), '2');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(
    screen.getByText('Settings of the project (settings): 503 Unavailable, 2 more times'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Development tools, 0 mails, 1 fault on' })).toBeInTheDocument();

  const ask = () => fetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: key } });
  expect((await act(ask)).status).toBe(503);
  expect(
    await screen.findByText('Settings of the project (settings): 503 Unavailable, once more'),
  ).toBeInTheDocument();
  expect((await act(ask)).status).toBe(503);
  expect((await act(ask)).status).toBe(200);
  expect(await screen.findByText('No fault is on.')).toBeInTheDocument();
});

test('faults can be removed one by one, written into an address, and cleared', async () => {
  const { page, user } = renderPanel();
  await openPanel(user, 'Faults');
  const switchOn = async (place: string, fault: string) => {
    await user.selectOptions(screen.getByLabelText('What fails'), place);
    await user.selectOptions(screen.getByLabelText('How'), fault);
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
  };
  await switchOn('Sign-in with a password (token.password)', 'Web page with status 403');
  await switchOn('The account (user)', 'No answer, ever');
  await switchOn('Logout (logout)', 'Slow answer');
  expect(screen.getByRole('button', { name: 'Development tools, 0 mails, 3 faults on' })).toBeInTheDocument();

  await user.click(
    screen.getByRole('button', { name: 'Remove The account (user): No answer, ever, always' }),
  );
  await user.click(screen.getByRole('button', { name: 'Copy link with these faults' }));
  const [address] = page.copy.mock.lastCall ?? [''];
  expect(new URL(address).pathname).toBe('/courses');
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    q: 'prompt',
    fault: 'token.password:html403,logout:slow2000',
  });
  expect(await screen.findByText('The address with these faults is copied.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByText('No fault is on.')).toBeInTheDocument();
});

test('a slow response takes the chosen delay', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Faults');
  expect(screen.queryByLabelText('Milliseconds')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('How'), 'Slow answer');
  await user.clear(screen.getByLabelText('Milliseconds'));
  await user.type(screen.getByLabelText('Milliseconds'), '800');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(screen.getByText('Everything: Slow answer after 800 ms, always')).toBeInTheDocument();
});

test('invalid numbers are refused with a message, and no fault is set', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Faults');
  await user.selectOptions(screen.getByLabelText('How'), 'Slow answer');
  const milliseconds = screen.getByRole('spinbutton', { name: 'Milliseconds' });
  const times = screen.getByRole('spinbutton', { name: 'Times (empty: always)' });
  const switchOn = () => user.click(screen.getByRole('button', { name: 'Switch on' }));

  await user.clear(milliseconds);
  await user.type(milliseconds, 'abc');
  await switchOn();
  expect(milliseconds).toBeInvalid();
  expect(milliseconds).toHaveAccessibleDescription('Enter a whole number from 1 to 60,000.');
  expect(milliseconds).toHaveFocus();
  // A lone minus is no number: the field's value stays empty.
  await user.type(milliseconds, '-');
  expect(milliseconds).toHaveAccessibleDescription('');
  await user.clear(milliseconds);
  await user.type(milliseconds, '300');

  await user.type(times, '-2');
  await switchOn();
  expect(times).toHaveFocus();
  expect(times).toHaveAccessibleDescription('Enter a whole number from 1 to 999,999, or nothing.');
  expect(screen.getByText('No fault is on.')).toBeInTheDocument();

  await user.clear(times);
  await switchOn();
  expect(screen.getByText('Everything: Slow answer after 300 ms, always')).toBeInTheDocument();
});

test('no two endpoints of faults have the same label', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Faults');
  const places = within(screen.getByLabelText('What fails')).getAllByRole('option');
  const words = places.map(({ textContent }) => textContent.replace(/ \(.*\)$/, ''));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test('a user’s learning can be looked at', async () => {
  const { user } = renderPanel();
  const panel = within(await openPanel(user, 'Learning'));
  expect(panel.getByText('Nothing yet: no course, no answer and no note.')).toBeInTheDocument();

  await user.selectOptions(panel.getByLabelText('User'), 'Lena Frost, lena@aiclub.example');
  expect(panel.getByText(/^4 of 9 lessons, last opened: /)).toBeInTheDocument();
  expect(panel.getByText('The names of the fields around our village.')).toBeInTheDocument();
  expect(panel.queryByRole('heading', { name: 'Certificates' })).not.toBeInTheDocument();

  await user.selectOptions(panel.getByLabelText('User'), 'Omar Reyes, omar@aiclub.example');
  expect(panel.getByText(/^8 of 8 lessons/)).toBeInTheDocument();
  expect(panel.getByRole('heading', { name: 'Certificates' })).toBeInTheDocument();
  expect(panel.getByText('7K3M9QXW2B4D')).toBeInTheDocument();
});

test('the panel updates while a user learns', async () => {
  const { user } = renderPanel();
  const panel = within(await openPanel(user, 'Learning'));
  await user.selectOptions(panel.getByLabelText('User'), 'Lena Frost, lena@aiclub.example');
  const token = await emulator.sign({ sub: seedUsers.lena.id, role: 'authenticated', exp: 4_000_000_000 });
  const response = await act(() =>
    fetch(`${supabaseUrl}/rest/v1/rpc/leave_course`, {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ course: seedUsers.lena.course.id }),
    }),
  );
  expect(response.status).toBe(204);
  expect(await panel.findByRole('heading', { name: 'Notes' })).toBeInTheDocument();
  expect(panel.queryByText(/of 9 lessons/)).not.toBeInTheDocument();
});

test('a fault can be set on one function', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Faults');
  await user.selectOptions(screen.getByLabelText('What fails'), 'Enrolling in a course (rpc.enrol)');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(emulator.faults.list).toMatchObject([{ endpoint: 'rpc', only: 'enrol', kind: '503' }]);
});

test('the settings show the state of the project', async () => {
  const { user } = renderPanel();
  const panel = within(await openPanel(user, 'Settings'));
  const standing = panel
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ labels, checked }) => [labels?.[0]?.textContent, checked]);
  expect(standing).toEqual([
    ['New accounts must confirm their email', true],
    ['Sign-ups are open', true],
    ['Sign-in with Google is on', true],
    ['Sign-in with GitHub is on', true],
    ['One mail a minute to each user', true],
    ['Sessions last two minutes, so that they are renewed every half minute', false],
  ]);
});

test('changing a setting changes the service', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Settings');
  await user.click(screen.getByRole('checkbox', { name: 'New accounts must confirm their email' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sign-in with Google is on' }));
  expect(screen.getByRole('checkbox', { name: 'Sign-in with Google is on' })).not.toBeChecked();
  expect(await askForSettings()).toMatchObject({
    mailer_autoconfirm: true,
    external: { google: false, github: true },
  });
});

test('the tabs follow the arrow keys, Home and End', async () => {
  const { user } = renderPanel();
  await openPanel(user);
  screen.getByRole('tab', { name: 'Mail' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Settings', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Users', selected: true })).toHaveFocus();
  await user.keyboard('{End}{Home}');
  expect(screen.getByRole('tab', { name: 'Mail', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Mail' })).toBeInTheDocument();
});

test('confirming an account by keyboard moves the focus to its sign-in button', async () => {
  const { user } = renderPanel();
  await openPanel(user, 'Users');
  screen.getByRole('button', { name: 'Confirm Una Marsh now' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Sign in as Una Marsh' })).toHaveFocus();
});

test('removing a fault moves the focus to the next one, then to the one before, then to the tab', async () => {
  emulator.faults.replace(parseFaults('signup:503,user:503,logout:503'));
  const { user } = renderPanel();
  await openPanel(user, 'Faults');
  const remove = (place: string) =>
    screen.getByRole('button', { name: `Remove ${place}: 503 Unavailable, always` });
  await user.click(remove('The account (user)'));
  expect(remove('Logout (logout)')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(remove('Sign-up (signup)')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Faults' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Escape still closes the panel after all faults are cleared', async () => {
  emulator.faults.replace(parseFaults('signup:503,user:503'));
  const { user } = renderPanel();
  await openPanel(user, 'Faults');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByRole('tabpanel', { name: 'Faults' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a button that becomes disabled passes the focus to its tab', async () => {
  const { user } = renderPanel();
  await act(() => signUp('nora@aiclub.example'));
  await openPanel(user);
  await user.click(screen.getByRole('button', { name: 'Simulate mail scanner' }));
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Mail' })).toHaveFocus());
});

test('a panel that has lost the focus to the page does not take it back when its button disappears', async () => {
  emulator.faults.replace(parseFaults('settings:503x1'));
  const { user } = renderPanel();
  await openPanel(user, 'Faults');
  screen.getByRole('button', { name: /^Remove / }).focus();
  await user.click(document.body);
  await act(() => fetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: key } }));
  expect(await screen.findByText('No fault is on.')).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('Escape and the close button close the panel and return the focus', async () => {
  const { user } = renderPanel();
  const opener = screen.getByRole('button', { name: 'Development tools, 0 mails' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(await openPanel(user)).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();

  await openPanel(user);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
