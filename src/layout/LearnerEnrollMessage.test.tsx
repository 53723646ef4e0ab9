/** @jest-environment-options {"learning": true} */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emulator, server } from '@mocks/node';
import { type SeedUser, seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { newLearner } from '@mocks/service/learning/learners';
import { signIn } from '@/features/auth/session/accountCalls';
import { longestWait } from '@/features/learning/record/longestWait';
import { addToOutbox, readOutbox } from '@/features/learning/outbox/outbox';
import { holdFunction } from '@/testing/holdCalls';
import { sessionOf, signInElsewhere } from '@/testing/otherTab';
import { renderAt } from '@/testing/renderAt';

const prompting = 'Prompting That Works: From First Draft to Reliable Results';
const promptingId = '90b728ae-ebae-58b6-a2eb-c77d707fbd55';
const startHere = 'Start Here: AI in Plain Language';
const startHereId = 'd4c7677b-9c1c-575e-a6a9-bd066167a630';
const notSent = 'Not sent yet. It is kept on this device and sent when there is a connection.';
const unpaid = 'Payment is not open yet. Nothing was charged, and the course is on your list.';

async function findEnroll(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} is not a list item`);
  return within(card).getByRole('button', { name: 'Enroll Now' });
}

async function openHome(as: SeedUser) {
  const view = await renderAt('/', { as });
  await screen.findByRole('button', { name: 'Account menu' });
  return view;
}

function recordCalls(name: string) {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(`/rpc/${name}`)) calls.push(pathname);
  });
  return calls;
}

afterEach(() => {
  server.events.removeAllListeners();
  Reflect.deleteProperty(navigator, 'locks');
});

test('enrolling in a free course takes effect at once, and the alert opens its first lesson', async () => {
  const { user, router } = await openHome(seedUsers.ada);
  await user.click(await findEnroll(startHere));
  expect((await screen.findByRole('alert')).textContent).toBe(`Enrolling in ${startHere}`);
  await user.click(await screen.findByRole('button', { name: 'Open course' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/course/${startHereId}/learn/start-here-ai-01`),
  );
});

test('enrolling in a paid course saves it and says that nothing was charged', async () => {
  const { user } = await openHome(seedUsers.ada);
  await user.click(await findEnroll(prompting));
  expect(await screen.findByText(unpaid)).toHaveRole('status');
  expect(screen.getByRole('alert').textContent).toBe(`Enrolling in ${prompting}`);
  expect(screen.getByRole('button', { name: 'See list' })).toBeVisible();
});

test('a message that waits for its outcome stays when another message comes, and says it', async () => {
  const release = holdFunction('save_course');
  const { user } = await renderAt('/courses?category=ai-fundamentals', { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await user.click(await findEnroll(prompting));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await screen.findByText('Filters cleared.');
  expect(screen.getByRole('alert').textContent).toBe(`Enrolling in ${prompting}`);
  release();
  expect(await screen.findByText(unpaid)).toBeVisible();
});

test('closing the message keeps the focus on the page when its button is gone', async () => {
  const { user } = await renderAt(`/course/${startHereId}`, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  const card = within(screen.getByRole('complementary', { name: 'Price and contents' }));
  await user.click(card.getByRole('button', { name: 'Enroll Now' }));
  await screen.findByRole('button', { name: 'Open course' });
  await waitFor(() => expect(card.queryByRole('button', { name: 'Enroll Now' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a double click sends one request', async () => {
  const calls = recordCalls('enrol');
  const { user } = await openHome(seedUsers.ada);
  await user.dblClick(await findEnroll(startHere));
  await screen.findByRole('button', { name: 'Open course' });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('a member who is already enrolled is told so, led on and not enrolled again', async () => {
  const calls = recordCalls('enrol');
  const { user, router } = await openHome(seedUsers.lena);
  await user.click(await findEnroll(startHere));
  expect(await screen.findByText('You are already enrolled.')).toHaveRole('status');
  expect(calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Open course' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/course/${startHereId}/learn/start-here-ai-05`),
  );
});

test('an enrollment that cannot be sent waits on this device and says so', async () => {
  const { user } = await openHome(seedUsers.ada);
  emulator.faults.replace(parseFaults('rpc.enrol:503'));
  await user.click(await findEnroll(startHere));
  expect(await screen.findByText(notSent)).toHaveRole('status');
});

test('the message that an enrollment is not sent yet goes once it is sent', async () => {
  const { user } = await openHome(seedUsers.ada);
  emulator.faults.replace(parseFaults('rpc.enrol:503'));
  await user.click(await findEnroll(startHere));
  await screen.findByText(notSent);
  emulator.faults.replace([]);
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByText(notSent)).not.toBeInTheDocument());
  expect(screen.getByRole('alert').textContent).toBe(`Enrolling in ${startHere}`);
  expect(screen.getByRole('button', { name: 'Open course' })).toBeVisible();
});

test('the message of a paid course that is not sent yet says that the course is on the list once it is sent', async () => {
  const { user } = await openHome(seedUsers.ada);
  emulator.faults.replace(parseFaults('rpc.save_course:503'));
  await user.click(await findEnroll(prompting));
  await screen.findByText(/^Payment is not open yet\. .+ sent when there is a connection\.$/);
  emulator.faults.replace([]);
  fireEvent.focus(window);
  expect(await screen.findByText(unpaid)).toHaveRole('status');
});

test('the message of a paid course that is not sent yet does not say that it is on the list if it was taken off again', async () => {
  const { user } = await openHome(seedUsers.ada);
  emulator.faults.replace(parseFaults('rpc.save_course:503'));
  await user.click(await findEnroll(prompting));
  const waiting = await screen.findByText(/sent when there is a connection\.$/);
  act(() => addToOutbox(seedUsers.ada.id, { type: 'unsave', courseId: promptingId }));
  await waitFor(() => expect(waiting).not.toHaveTextContent('sent when there is a connection'));
  expect(screen.queryByText(/is on your list/)).not.toBeInTheDocument();
});

test('the message that an enrollment is not sent yet says why it is refused, if it is refused later', async () => {
  const { user } = await openHome(seedUsers.ada);
  emulator.faults.replace(parseFaults('rpc.enrol:503'));
  await user.click(await findEnroll(startHere));
  await screen.findByText(notSent);
  const refusal = { code: 'PT404', message: 'There is no such course.', details: null, hint: null };
  server.use(http.post('*/rest/v1/rpc/enrol', () => HttpResponse.json(refusal, { status: 404 })));
  fireEvent.focus(window);
  expect(await screen.findByText('There is no such course.')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the message of a course that another tab takes from the list again says so', async () => {
  const { user } = await openHome(seedUsers.ada);
  emulator.faults.replace(parseFaults('rpc.save_course:503'));
  await user.click(await findEnroll(prompting));
  await screen.findByText(
    `Payment is not open yet. Nothing was charged. ${notSent.replace('Not sent yet. ', '')}`,
  );
  const [save] = readOutbox(seedUsers.ada.id);
  const key = `aiclub-outbox:${seedUsers.ada.id}:${save?.id}`;
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(await screen.findByText('Taken back in another tab, before it was sent.')).toHaveRole('status');
});

test('an enrollment in a granted paid course does not say that payment is not open', async () => {
  emulator.transact(({ tables: { learners }, clock }) => {
    const grants = [{ courseId: promptingId, grantedAt: clock.now() }];
    learners.put({ ...newLearner(seedUsers.ada.id), grants });
  });
  const { user } = await openHome(seedUsers.ada);
  emulator.faults.replace(parseFaults('rpc.enrol:503'));
  await user.click(await findEnroll(prompting));
  expect(await screen.findByText(notSent)).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Open course' })).toBeVisible();
});

test('a refused enrollment says why and can be retried', async () => {
  const { user } = await openHome(seedUsers.ada);
  const refusal = { code: 'PT404', message: 'There is no such course.', details: null, hint: null };
  server.use(http.post('*/rest/v1/rpc/enrol', () => HttpResponse.json(refusal, { status: 404 })));
  await user.click(await findEnroll(startHere));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('There is no such course.')).toBeVisible();
  server.resetHandlers();
  const release = holdFunction('enrol');
  await user.click(again);
  expect(await screen.findByText('Trying again...')).toHaveRole('status');
  expect(again).toHaveFocus();
  release();
  expect(await screen.findByRole('button', { name: 'Open course' })).toBeVisible();
  expect(screen.getByRole('alert').textContent).toBe(`Enrolling in ${startHere}`);
});

test('pressing Enroll Now again retries a refused enrollment', async () => {
  const { user } = await openHome(seedUsers.ada);
  const refusal = { code: 'PT404', message: 'There is no such course.', details: null, hint: null };
  server.use(http.post('*/rest/v1/rpc/enrol', () => HttpResponse.json(refusal, { status: 404 })));
  await user.click(await findEnroll(startHere));
  expect(await screen.findByText('There is no such course.')).toBeVisible();
  server.resetHandlers();
  await user.click(await findEnroll(startHere));
  expect(await screen.findByRole('button', { name: 'Open course' })).toBeVisible();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    `Enrolling in ${startHere}`,
  ]);
});

test('an enrollment that another tab sent and the service refused is not shown as done', async () => {
  const { ada } = seedUsers;
  const { user } = await openHome(ada);
  const whileWaiting = () => {
    for (const event of readOutbox(ada.id)) {
      const refused = { event, message: 'There is no such course.' };
      localStorage.setItem(`aiclub-refused:${ada.id}:${event.id}`, JSON.stringify(refused));
      localStorage.removeItem(`aiclub-outbox:${ada.id}:${event.id}`);
    }
  };
  const request = (_name: string, _options: LockOptions, work: () => unknown) => {
    whileWaiting();
    return work();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await user.click(await findEnroll(startHere));
  expect(await screen.findByText('There is no such course.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open course' })).not.toBeInTheDocument();
});

test('an enrollment that can be neither sent nor stored says so', async () => {
  const { user } = await openHome(seedUsers.ada);
  emulator.faults.replace(parseFaults('rpc.enrol:503'));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.click(await findEnroll(startHere));
  expect(
    await screen.findByText(
      'Not sent yet. It is kept until you close this tab, and sent when there is a connection.',
    ),
  ).toHaveRole('status');
  full.mockRestore();
});

describe("an enrollment pressed before the learner's record has loaded", () => {
  const announced = `Enrolling in ${startHere}`;
  const findAlert = () => screen.findByRole('alert');

  /** Ada presses Enroll Now while the service holds its answer back. */
  async function enrollEarly() {
    const release = holdFunction('my_learning');
    const [calls, saved] = [recordCalls('enrol'), recordCalls('save_course')];
    const view = await openHome(seedUsers.ada);
    await view.user.click(await findEnroll(startHere));
    expect((await findAlert()).textContent).toBe(announced);
    expect(calls).toHaveLength(0);
    return { ...view, calls, saved, release };
  }

  async function openDashboard({ router }: Awaited<ReturnType<typeof enrollEarly>>) {
    await act(() => router.navigate('/dashboard'));
    return within(await screen.findByRole('main'));
  }

  test('is sent when its page is left', async () => {
    const view = await enrollEarly();
    const page = await openDashboard(view);
    expect(screen.queryByText(announced)).not.toBeInTheDocument();
    view.release();
    expect(await page.findByRole('heading', { level: 3, name: startHere })).toBeVisible();
    expect(view.calls).toHaveLength(1);
    expect(screen.queryByText(announced)).not.toBeInTheDocument();
  });

  test.each([
    ['closed', async () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['given up with Escape', async () => fireEvent.keyDown(document, { key: 'Escape' })],
  ])('is sent when the message is %s', async (_how, close) => {
    const { calls, release } = await enrollEarly();
    await close();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    release();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is sent when another course is pressed, whose message stays', async () => {
    const { user, calls, saved, release } = await enrollEarly();
    await user.click(await findEnroll(prompting));
    await waitFor(async () => expect((await findAlert()).textContent).toBe(`Enrolling in ${prompting}`));
    release();
    expect(await screen.findByText(unpaid)).toBeVisible();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(saved).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('shows its outcome for as long as its message has the focus', async () => {
    const { release } = await enrollEarly();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    jest.useFakeTimers({ advanceTimers: true });
    release();
    const open = await screen.findByRole('button', { name: 'Open course' });
    act(() => jest.advanceTimersByTime(61_000));
    expect(open).toBeVisible();
    act(() => screen.getByRole('main').focus());
    act(() => jest.advanceTimersByTime(61_000));
    expect(open).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('is sent once, and shown again when its button is pressed after the message was closed', async () => {
    const { user, calls, release } = await enrollEarly();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await findEnroll(startHere));
    expect(await findAlert()).toBeVisible();
    release();
    expect(await screen.findByRole('button', { name: 'Open course' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('of a paid course goes on as its message has promised, also after that is closed', async () => {
    const release = holdFunction('my_learning');
    const saved = recordCalls('save_course');
    await openHome(seedUsers.ada);
    const enroll = await findEnroll(prompting);
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(enroll);
    expect((await findAlert()).textContent).toBe(`Enrolling in ${prompting}`);
    await act(() => jest.advanceTimersByTimeAsync(longestWait));
    expect(await screen.findByText(/your enrollment goes on as soon as we can\.$/)).toHaveRole('status');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    jest.useRealTimers();
    expect(saved).toHaveLength(0);
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('ends with the sign-out and is not sent for the next user', async () => {
    const { user, store, calls, release } = await enrollEarly();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const banner = within(screen.getByRole('banner'));
    await user.click(banner.getByRole('button', { name: 'Account menu' }));
    await user.click(banner.getByRole('button', { name: 'Logout' }));
    await screen.findByText('You are signed out.');
    const { email, password } = seedUsers.carl;
    await act(() => store.dispatch(signIn({ email, password, rememberMe: true })));
    release();
    await user.click(await findEnroll(prompting));
    expect(await screen.findByText(unpaid)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  test.each(['shown', 'closed'])(
    'is not sent for a user who signs in in another tab while the message is %s',
    async (how) => {
      const carl = await sessionOf(seedUsers.carl);
      const { user, calls, saved, release } = await enrollEarly();
      if (how === 'closed') await user.click(screen.getByRole('button', { name: 'Close' }));
      signInElsewhere(carl);
      await screen.findByText(/^Another account has signed in/);
      expect(screen.queryByText(announced)).not.toBeInTheDocument();
      release();
      await user.click(await findEnroll(prompting));
      expect(await screen.findByText(unpaid)).toBeVisible();
      expect(saved).toHaveLength(1);
      expect(calls).toHaveLength(0);
    },
  );
});
