/** @jest-environment-options {"learning": true} */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emulator, server } from '@mocks/node';
import { type SeedUser, seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { readOutbox } from '@/features/learning/outbox';
import { renderAt } from '@/testing/renderAt';

const prompting = 'Prompting That Works: From First Draft to Reliable Results';
const startHere = 'Start Here: AI in Plain Language';
const startHereId = 'd4c7677b-9c1c-575e-a6a9-bd066167a630';
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

test('a free course is entered at once, and its first lesson is one press away', async () => {
  const { user, router } = await openHome(seedUsers.ada);
  await user.click(await findEnroll(startHere));
  expect((await screen.findByRole('alert')).textContent).toBe(`Enrolling in ${startHere}`);
  await user.click(await screen.findByRole('button', { name: 'Open course' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/course/${startHereId}/learn/start-here-ai-01`),
  );
});

test('a paid course is put on the list, and nothing else is said to have happened', async () => {
  const { user } = await openHome(seedUsers.ada);
  await user.click(await findEnroll(prompting));
  expect(await screen.findByText(unpaid)).toHaveRole('status');
  expect(screen.getByRole('alert').textContent).toBe(`Enrolling in ${prompting}`);
  expect(screen.getByRole('button', { name: 'See list' })).toBeVisible();
});

test('a double press is one call', async () => {
  const calls = recordCalls('enrol');
  const { user } = await openHome(seedUsers.ada);
  await user.dblClick(await findEnroll(startHere));
  await screen.findByRole('button', { name: 'Open course' });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('whoever is enrolled already is told so, led on, and not enrolled again', async () => {
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

test('an enrolment that does not get through waits on this device, and says so', async () => {
  const { user } = await openHome(seedUsers.ada);
  emulator.faults.replace(parseFaults('rpc.enrol:503'));
  await user.click(await findEnroll(startHere));
  expect(
    await screen.findByText('Not sent yet. It is kept on this device and sent when there is a connection.'),
  ).toHaveRole('status');
});

test('an enrolment that is refused says why, and is tried again', async () => {
  const { user } = await openHome(seedUsers.ada);
  const refusal = { code: 'PT404', message: 'There is no such course.', details: null, hint: null };
  server.use(http.post('*/rest/v1/rpc/enrol', () => HttpResponse.json(refusal, { status: 404 })));
  await user.click(await findEnroll(startHere));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('There is no such course.')).toBeVisible();
  server.resetHandlers();
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Open course' })).toBeVisible();
  expect(screen.getByRole('alert').textContent).toBe(`Enrolling in ${startHere}`);
});

test('an enrolment that another tab has sent and was refused is not said to be done', async () => {
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

test('an enrolment that neither gets through nor is kept by the browser says so', async () => {
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
