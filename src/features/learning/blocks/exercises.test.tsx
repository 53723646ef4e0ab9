/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@/features/auth/session/accountCalls';
import { lessons as startHereAi } from '@/features/learning/lessons/startHereAi';
import { tryToSend } from '@/features/learning/sync/syncLearning';
import { lessons as business } from '@/features/learning/lessons/startHereBusiness';
import { paths } from '@/paths';
import { renderAt } from '@/testing/renderAt';
import { server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { besideSheet } from './usePrintSheet';

/** Lesson 1 may be read by everybody, the others by members; either way the exercises are the same. */
const lessonOne = paths.lesson(startHereAi.courseId, 'start-here-ai-01');

const open = () => renderAt(lessonOne, { as: seedUsers.ada });

const question = 'Which of these does its job without learning from examples?';

describe('a question', () => {
  test('waits for a choice, replies to a wrong one and allows another', async () => {
    const { user } = await open();
    const group = await screen.findByRole('group', { name: question });
    const button = within(group).getByRole('button', { name: 'Check answer' });
    expect(button).toHaveAccessibleDescription('Choose one first.');
    expect(button).toHaveAttribute('aria-disabled', 'true');

    await user.click(within(group).getByRole('radio', { name: /draws a box around each face/ }));
    await user.click(button);
    expect(within(group).getByRole('status')).toHaveTextContent(
      'Not quite.Faces are hard to describe in rules.',
    );
    expect(button).toHaveAccessibleDescription('Choose another answer when you like.');
  });

  test('confirms the right answer and moves the focus to the reply', async () => {
    const { user } = await open();
    const group = await screen.findByRole('group', { name: question });
    await user.click(within(group).getByRole('radio', { name: 'A timer that stops a washing machine' }));
    await user.keyboard('{Tab}{Enter}');
    const reply = within(group).getByRole('status');
    expect(reply).toHaveTextContent('Right.Somebody set a fixed rule');
    expect(reply).toHaveFocus();
    expect(within(group).getByText('Right')).toBeVisible();
    expect(within(group).queryByRole('button', { name: 'Check answer' })).not.toBeInTheDocument();
  });
});

test('a question answered right confirms it again only after another check', async () => {
  const { user } = await open();
  const group = await screen.findByRole('group', { name: question });
  const right = within(group).getByRole('radio', { name: 'A timer that stops a washing machine' });
  await user.click(right);
  await user.keyboard('{Tab}{Enter}');
  await user.click(within(group).getByRole('radio', { name: /draws a box around each face/ }));
  await user.click(right);
  expect(right).toHaveFocus();
  expect(within(group).getByRole('status')).toBeEmptyDOMElement();
  expect(within(group).queryByText('Right')).not.toBeInTheDocument();
  await user.click(within(group).getByRole('button', { name: 'Check answer' }));
  expect(within(group).getByRole('status')).toHaveFocus();
});

test('a question keeps its choice when the lesson is left, without a reply until it is checked', async () => {
  const name = { name: 'A timer that stops a washing machine' };
  const { user, view } = await open();
  await user.click(await screen.findByRole('radio', name));
  view.unmount();
  const { view: again } = await open();
  const group = await screen.findByRole('group', { name: question });
  expect(within(group).getByRole('radio', name)).toBeChecked();
  expect(within(group).getByRole('status')).toBeEmptyDOMElement();
  await user.click(within(group).getByRole('button', { name: 'Check answer' }));
  expect(within(group).getByRole('status')).toHaveTextContent('Right.');
  again.unmount();

  await renderAt(lessonOne, { as: seedUsers.omar });
  expect(await screen.findByRole('radio', name)).not.toBeChecked();
});

test("a visitor's choice stays after signing in and belongs to the account", async () => {
  const name = { name: 'A timer that stops a washing machine' };
  const { user, store } = await renderAt(lessonOne);
  await user.click(await screen.findByRole('radio', name));
  await act(() => store.dispatch(signIn({ ...seedUsers.ada, rememberMe: true })));
  await waitFor(() => expect(sessionStorage.getItem('aiclub-choices:visitor')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(screen.getByRole('radio', name)).toBeChecked();
});

test('a choice made in another tab is taken over, unchecked', async () => {
  const { user } = await open();
  const group = await screen.findByRole('group', { name: question });
  await user.click(within(group).getByRole('radio', { name: 'A timer that stops a washing machine' }));
  await user.click(within(group).getByRole('button', { name: 'Check answer' }));
  expect(within(group).getByRole('status')).toHaveTextContent('Right.');
  const other = 'A camera app that draws a box around each face';
  const key = `aiclub-choices:${seedUsers.ada.id}`;
  localStorage.setItem(key, JSON.stringify({ 'sha-01-d': other }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(within(group).getByRole('radio', { name: other })).toBeChecked();
  expect(within(group).getByRole('status')).toBeEmptyDOMElement();
});

describe('sorting', () => {
  test('works with digit keys, announces each reply and keeps the focus', async () => {
    const { user } = await open();
    const first = await screen.findByRole('group', { name: 'Your phone unlocks when it sees your face.' });
    const filter = within(first).getByRole('button', { name: 'Filter' });
    await user.click(filter);
    expect(filter).toHaveAttribute('aria-disabled', 'true');
    expect(
      screen.getByText(/^Filter: Not this group. It compares a picture .* Try another one.$/),
    ).toBeInTheDocument();
    await user.keyboard('4');
    expect(screen.getByText(/^Forecast: Not this group. It compares a picture/)).toBeInTheDocument();

    await user.keyboard('1');
    expect(
      screen.getByText(/^Right: Recognize. It compares .* Card 2 of 8: A junk message/),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();

    await user.keyboard('2435124');
    expect(screen.getByText(/^Right: Forecast. .* All 8 are sorted.$/)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Sort into groups' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Sort again' }));
    expect(screen.getByRole('group', { name: 'Sort into groups' })).toHaveFocus();
    expect(screen.getByText(/^Card 1 of 8: /)).toHaveRole('status');
  });

  test('suggests "the other one" when only one group is left', async () => {
    const { user } = await open();
    await screen.findByRole('group', { name: 'Your phone unlocks when it sees your face.' });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.keyboard('34');
    expect(screen.getByText(/^Forecast: Not this group\. .* Try another one\.$/)).toBeInTheDocument();
    await user.keyboard('5');
    expect(screen.getByText(/^Generate: Not this group\. .* Try the other one\.$/)).toBeInTheDocument();
    expect(screen.getByText(/^It compares .* Try the other one\.$/)).toBeVisible();
  });

  test('into two groups suggests "the other one" at once', async () => {
    const { user } = await renderAt(paths.lesson(startHereAi.courseId, 'start-here-ai-03'), {
      as: seedUsers.lena,
    });
    await user.click(await screen.findByRole('button', { name: 'Little public writing' }));
    const said = await screen.findByText(/Not this group\. .*Try the other one\.$/);
    expect(said).toHaveRole('status');
    expect(screen.queryByText(/Try another one\.$/)).not.toBeInTheDocument();
  });

  test('announces the end above the groups, where the cards were', async () => {
    const { user } = await open();
    const first = await screen.findByRole('group', { name: 'Your phone unlocks when it sees your face.' });
    await user.click(within(first).getByRole('button', { name: 'Recognize' }));
    await user.keyboard('2435124');
    const end = screen.getByText('Under each card stands why it belongs there.');
    const group = screen.getByRole('heading', { level: 4, name: 'Recognize' });
    expect(end.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

test('a written answer that is too long is kept, shows the excess and is sent once it is short enough', async () => {
  const sent: string[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/save_answers')) sent.push(await request.clone().text());
  });
  const { user, store } = await renderAt(paths.lesson(startHereAi.courseId, 'start-here-ai-02'), {
    as: seedUsers.lena,
  });
  const field = await screen.findByRole('textbox', { name: /^Explain to a neighbor/ });
  await user.clear(field);
  await user.click(field);
  // The database counts characters; this one is two of JavaScript's.
  await user.paste('🙂'.repeat(10_817));
  const words = '817 characters too many. Kept on this device, not sent until it is shorter.';
  expect(field).toHaveValue('🙂'.repeat(10_817));
  expect(screen.getByText(words)).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field).toBeInvalid();
  const refused = 'Not saved yet. Kept on this device. An answer holds at most 10,000 characters.';
  expect(screen.getByText(refused, { selector: '.words' })).toBeVisible();
  await user.click(screen.getByText(refused, { selector: '.words' }));
  await act(() => store.dispatch(tryToSend(seedUsers.lena.id)));
  expect(screen.getByText(refused, { selector: '.words' })).toBeVisible();
  expect(sent.filter((text) => text.includes('🙂'))).toEqual([]);

  await user.clear(field);
  await user.click(field);
  await user.paste('🙂'.repeat(10_000));
  expect(screen.getByText('This is full: no more than 10,000 characters can be kept here.')).toBeVisible();
  expect(field).toBeValid();
  await waitFor(() => expect(sent.filter((text) => text.includes('🙂'))).toHaveLength(1));
  server.events.removeAllListeners();
});

test('how much room an answer has left is announced once typing pauses, not with each letter', async () => {
  const { user } = await renderAt(paths.lesson(startHereAi.courseId, 'start-here-ai-02'), {
    as: seedUsers.lena,
  });
  const field = await screen.findByRole('textbox', { name: /^Explain to a neighbor/ });
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(9990));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(screen.getByText('Room for 10 more characters.')).toBeVisible();
  expect(said()).not.toContain('Room for 10 more characters.');
  await user.keyboard('y');
  expect(screen.getByText('Room for 9 more characters.')).toBeVisible();
  await waitFor(() => expect(said()).toContain('Room for 9 more characters.'));
});

test('when the browser stores nothing, an answer that is too long is kept in the tab and says so', async () => {
  const { user } = await renderAt(paths.lesson(startHereAi.courseId, 'start-here-ai-02'), {
    as: seedUsers.lena,
  });
  const field = await screen.findByRole('textbox', { name: /^Explain to a neighbor/ });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(10_001));
  const words = '1 character too many. Kept until you close this tab, not sent until it is shorter.';
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  full.mockRestore();
  await user.clear(field);
});

test("a visitor's answer that is too long for an account is kept in the tab and says so", async () => {
  const address = paths.lesson(business.courseId, 'start-here-business-01');
  const { user, view } = await renderAt(address);
  const find = () => screen.findByRole('textbox', { name: /^Look at your Tuesday\./ });
  const field = await find();
  await user.click(field);
  await user.paste('x'.repeat(10_001));
  expect(field).toHaveAccessibleDescription(
    expect.stringContaining('1 character too many for an account. Kept until you close this tab.'),
  );
  expect(field).not.toHaveAccessibleDescription(expect.stringMatching(/not (?:saved|sent)/));
  view.unmount();
  await renderAt(address);
  expect(await find()).toHaveValue('x'.repeat(10_001));
});

describe('a worksheet', () => {
  test('has fields named by row and column, and keeps what is typed', async () => {
    const { user, view } = await open();
    const field = () => screen.findByRole('textbox', { name: 'Filter, Where I met it' });
    await user.type(await field(), 'Spam folder');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter, If it is wrong' }), 'Annoying');
    view.unmount();
    await open();
    expect(await field()).toHaveValue('Spam folder');
    expect(screen.getByRole('combobox', { name: 'Filter, If it is wrong' })).toHaveValue('Annoying');
  });

  test('gives the text of a cell the direction of its own language', async () => {
    await open();
    const field = await screen.findByRole('textbox', { name: 'Filter, Where I met it' });
    expect(field).toHaveAttribute('dir', 'auto');
  });

  test('gives the printed page the full text of a cell', async () => {
    const { user } = await open();
    const field = await screen.findByRole('textbox', { name: 'Filter, Where I met it' });
    await user.clear(field);
    await user.type(field, 'Spam folder');
    expect(field.closest('[data-written]')).toHaveAttribute('data-written', 'Spam folder');
  });

  test('shows at a cell by how much a text is too long, until a shorter one is typed', async () => {
    const { user } = await open();
    const name = (row: string) => ({ name: `${row}, Where I met it` });
    await user.click(await screen.findByRole('textbox', name('Filter')));
    await user.paste('x'.repeat(2000));
    const field = screen.getByRole('textbox', name('Generate'));
    await user.click(field);
    await user.paste('x'.repeat(8500));
    expect(field).toHaveValue('');
    const tooLong = /^That did not fit: it was \d+ characters too long\.$/;
    expect(field).toHaveAccessibleDescription(tooLong);
    const words = screen.getByText(tooLong, { selector: 'td *' });
    expect(words).toBeVisible();
    const by = Number(/\d+/.exec(words.textContent)?.[0]);
    await user.paste('x'.repeat(8500 - by));
    expect(field).toHaveValue('x'.repeat(8500 - by));
    expect(screen.queryByText(tooLong)).not.toBeInTheDocument();
  });

  test('shows an error in a number while it is typed, so that nothing moves on blur', async () => {
    const { user } = await renderAt(paths.lesson(business.courseId, 'start-here-business-03'), {
      as: seedUsers.omar,
    });
    const field = await screen.findByRole('textbox', { name: 'Month 6, Quiet costs' });
    const sheet = screen.getByRole('table', { name: 'Six-month cash sheet' });
    await user.clear(field);
    await user.type(field, 'abc');
    expect(field).toHaveAccessibleDescription('Write an amount as a number, such as 60 or 12.50.');
    const typed = within(sheet)
      .getAllByRole('row')
      .map((row) => row.textContent);
    await user.tab();
    expect(field).not.toHaveFocus();
    expect(
      within(sheet)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(typed);
  });

  test('is printed alone by its own button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await renderAt(paths.lesson(startHereAi.courseId, 'start-here-ai-04'), {
      as: seedUsers.lena,
    });
    await user.click(await screen.findByRole('button', { name: 'Print this sheet' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 }).matches(besideSheet)).toBe(true);
    expect(screen.getByRole('heading', { name: 'Tool chooser' }).matches(besideSheet)).toBe(false);
    expect(screen.getByRole('textbox', { name: 'Row 1, Task' }).matches(besideSheet)).toBe(false);
  });
});

test('the words to guess from are a group named by their question, which the focus comes back to', async () => {
  const { user } = await renderAt(paths.lesson(startHereAi.courseId, 'start-here-ai-02'), {
    as: seedUsers.lena,
  });
  const name = 'Which word comes next?';
  const [firstWord] = within(await screen.findByRole('group', { name })).getAllByRole('button');
  if (!firstWord) throw new Error('There is no word to guess');
  await user.click(firstWord);
  expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next word' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const [nextWord] = within(screen.getByRole('group', { name })).getAllByRole('button');
  expect(nextWord).toHaveFocus();
});

test('a prompt that the browser does not copy is selected, so that the keyboard copies it', async () => {
  const { user } = await renderAt(paths.lesson(startHereAi.courseId, 'start-here-ai-05'), {
    as: seedUsers.lena,
  });
  const copy = await screen.findByRole('button', { name: 'Copy When you are stuck' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(copy);
  expect(await screen.findByText(/^The browser did not let this be copied\./)).toBeVisible();
  expect(window.getSelection()?.toString()).toBe(
    'Before you answer, ask me up to four questions that would change your answer.',
  );
});
