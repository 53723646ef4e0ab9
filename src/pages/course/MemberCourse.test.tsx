/** @jest-environment-options {"learning": true} */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { loadCourse } from '@/features/catalogue/loadCourse';
import { lessonCourses } from '@/features/learning/lessons/lessonCourses';
import { loadLesson } from '@/features/learning/lessons/loadLessons';
import { addToOutbox } from '@/features/learning/outbox/outbox';
import { sendNow } from '@/features/learning/sync/syncLearning';
import { holdFunction, whenRequested } from '@/testing/holdCalls';
import { renderAt } from '@/testing/renderAt';

const id = 'd4c7677b-9c1c-575e-a6a9-bd066167a630';
const address = `/course/${id}`;
const paidAddress = '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55';

const { omar } = seedUsers;

const findCard = async () => within(await screen.findByRole('complementary', { name: 'Price and contents' }));
const findCurriculum = async () => within(await screen.findByRole('region', { name: 'Course Curriculum' }));

test('a visitor of a free course can read its first lesson', async () => {
  await renderAt(address);
  const card = await findCard();
  expect(card.getByRole('link', { name: 'Read lesson 1 first' })).toHaveAttribute(
    'href',
    `${address}/learn/start-here-ai-01`,
  );
  const first = within(await screen.findByRole('region', { name: 'Read the first lesson' }));
  expect(first.getByText(/^Imagine a kitchen where every machine/)).toBeVisible();
  expect(first.getByText(/What you write is kept once you enroll\.$/)).toBeVisible();
  expect((await findCurriculum()).getAllByText('Free to read')).toHaveLength(1);
});

test('a member who has not enrolled reads that their answers are kept in their account', async () => {
  await renderAt(address, { as: seedUsers.ada });
  const first = within(await screen.findByRole('region', { name: 'Read the first lesson' }));
  expect(await first.findByText(/What you write is kept in your account\.$/)).toBeVisible();
});

test('a visitor reads next to the price of a paid course that payment is not open yet', async () => {
  await renderAt(paidAddress);
  expect((await findCard()).getByText('Payment is not open yet, and nothing is charged.')).toBeVisible();
});

test('a free course does not mention payment', async () => {
  await renderAt(address);
  expect((await findCard()).queryByText(/^Payment is not open yet/)).not.toBeInTheDocument();
});

test('a visitor of a paid course is offered no lesson', async () => {
  await renderAt(paidAddress);
  await findCurriculum();
  expect(screen.queryByRole('link', { name: 'Read lesson 1 first' })).not.toBeInTheDocument();
  expect(screen.queryByText('Free to read')).not.toBeInTheDocument();
});

test.each(lessonCourses)(
  'the opening on the page of $courseId equals the beginning of its first lesson',
  async (one) => {
    const course = await loadCourse(one.courseId);
    const loaded = await loadLesson(one.courseId, 0);
    const [opening] = loaded?.lesson.blocks ?? [];
    expect(opening).toMatchObject({ type: 'text' });
    expect(course?.firstLessonOpening).toHaveLength(2);
    expect(opening && 'paragraphs' in opening && opening.paragraphs.slice(0, 2)).toEqual(
      course?.firstLessonOpening,
    );
  },
);

// Before the other tests of members, because the card is downloaded only once.
test("while the member's card loads, the page does not say that lessons cannot be read", async () => {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await renderAt(address, { as: seedUsers.lena });
  expect(await screen.findByText('4 of 9 lessons done')).toBeVisible();
  observer.disconnect();
  expect(seen.some((text) => text.includes('You are enrolled.'))).toBe(true);
  expect(seen.filter((text) => text.includes('cannot be read here'))).toEqual([]);
});

test("an address with a lesson focuses the member's link to that lesson", async () => {
  await renderAt(`${address}#lesson-4`, { as: seedUsers.lena });
  expect(await screen.findByText('4 of 9 lessons done')).toBeVisible();
  const curriculum = await findCurriculum();
  const link = await curriculum.findByRole('link', { name: /^Done, Four families of tools/ });
  await waitFor(() => expect(link).toHaveFocus());
});

test('a member sees their progress, Continue, and the lessons as links', async () => {
  await renderAt(address, { as: seedUsers.lena });
  expect(await screen.findByText('4 of 9 lessons done')).toBeVisible();
  const card = await findCard();
  expect(card.getByRole('link', { name: 'Continue: lesson 5' })).toHaveAttribute(
    'href',
    `${address}/learn/start-here-ai-05`,
  );
  expect(
    await card.findByText(
      'Your first useful conversation with a chatbot. About 26 minutes, with the exercise.',
    ),
  ).toBeVisible();
  expect(card.getByRole('link', { name: 'Your plan so far' })).toHaveAttribute('href', `${address}/plan`);
  expect(await card.findByRole('link', { name: 'Your notes (1)' })).toBeVisible();
  expect(card.getByText('Certificate once all 9 lessons are done')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enroll Now' })).not.toBeInTheDocument();
  const links = (await findCurriculum()).getAllByRole('link');
  expect(links).toHaveLength(9);
  expect(links[0]).toHaveAccessibleName(/^Done, What people mean when they say AI/);
  expect(links[4]).toHaveAccessibleName(/You are here\./);
});

test('a tick that could not be sent is marked as waiting in the curriculum and next to the count', async () => {
  const { store } = await renderAt(address, { as: seedUsers.lena });
  const count = await screen.findByText('4 of 9 lessons done');
  expect(count).toHaveTextContent(/done$/);
  emulator.faults.replace(parseFaults('rpc:503'));
  act(() => addToOutbox(seedUsers.lena.id, { type: 'completed', courseId: id, lesson: 'start-here-ai-05' }));
  await act(() => store.dispatch(sendNow(seedUsers.lena.id)));
  await waitFor(() => expect(count).toHaveTextContent('5 of 9 lessons done (1 waiting to be sent)'));
  const links = (await findCurriculum()).getAllByRole('link');
  expect(links[4]).toHaveAccessibleName(/^Done, Your first useful.+ Not sent yet\./);
  expect(links[3]).not.toHaveAccessibleName(/Not sent yet/);
});

test('a finished course offers Review, its plan and its certificate', async () => {
  await renderAt('/course/d7860bff-a73b-5a33-958d-911e3af9adc1', { as: seedUsers.omar });
  expect(await screen.findByRole('link', { name: 'Review' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your certificate' })).toHaveAttribute(
    'href',
    '/certificate/7K3M9QXW2B4D',
  );
});

describe('until it is known whether a member has enrolled', () => {
  let release = () => {};
  // A call that is still waiting would continue in the next test.
  afterEach(() => act(async () => release()));
  const enroll = () => screen.queryByRole('button', { name: 'Enroll Now' });

  test('Enroll Now is hidden, and stays hidden for a learner', async () => {
    release = holdFunction('my_learning');
    await renderAt(address, { as: seedUsers.lena });
    await screen.findByRole('button', { name: 'Account menu' });
    await findCard();
    expect(enroll()).not.toBeInTheDocument();
    release();
    await screen.findByRole('link', { name: 'Continue: lesson 5' });
    expect(enroll()).not.toBeInTheDocument();
  });

  test('Enroll Now is hidden, and appears if they have not', async () => {
    release = holdFunction('my_learning');
    await renderAt(address, { as: seedUsers.ada });
    await screen.findByRole('button', { name: 'Account menu' });
    expect(enroll()).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('button', { name: 'Enroll Now' })).toBeVisible();
  });

  test('Enroll Now is shown for a course without lessons here', async () => {
    release = holdFunction('my_learning');
    await renderAt(paidAddress, { as: seedUsers.ada });
    await screen.findByRole('button', { name: 'Account menu' });
    expect(enroll()).toBeVisible();
  });

  test('Enroll Now is hidden for ten seconds at most', async () => {
    release = holdFunction('my_learning');
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    await renderAt(address, { as: seedUsers.ada });
    await screen.findByRole('button', { name: 'Account menu' });
    expect(enroll()).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(enroll()).toBeVisible();
  });

  test('Enroll Now is shown to a member who signed in to enroll', async () => {
    release = holdFunction('my_learning');
    await renderAt(address, { as: seedUsers.ada, state: { backToEnroll: true } });
    await screen.findByRole('button', { name: 'Account menu' });
    await waitFor(() => expect(enroll()).toHaveFocus());
  });
});

test('a visitor sees Enroll Now at once', async () => {
  await renderAt(address);
  expect((await findCard()).getByRole('button', { name: 'Enroll Now' })).toBeVisible();
});

test('after enrolling, a focused link to lesson 1 replaces the button', async () => {
  const { user } = await renderAt(address, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await user.click(await (await findCard()).findByRole('button', { name: 'Enroll Now' }));
  const start = await screen.findByRole('link', { name: 'Start lesson 1' });
  expect(screen.getByText('0 of 9 lessons done')).toBeVisible();
  await waitFor(() => expect(start).toHaveFocus());
});

test('an enrollment that is being sent does not say that it waits for a connection', async () => {
  const { user } = await renderAt(address, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  const release = holdFunction('enrol');
  await user.click(await (await findCard()).findByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByRole('link', { name: 'Start lesson 1' })).toBeVisible();
  expect(screen.getByText('Your enrollment is being sent.')).toBeVisible();
  expect(screen.queryByText(/for a connection/)).not.toBeInTheDocument();
  release();
  await screen.findByRole('button', { name: 'Open course' });
});

test('an enrollment that could not be sent says that it waits for a connection', async () => {
  const { user } = await renderAt(address, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  emulator.faults.replace(parseFaults('rpc.enrol:503'));
  await user.click(await (await findCard()).findByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByText(/^Your enrollment waits for a connection\./)).toBeVisible();
});

test('leaving asks once, says what is lost and kept, and offers the course again', async () => {
  const { user } = await renderAt(address, { as: seedUsers.lena });
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this course?' }));
  expect(dialog.getByText(/your 4 ticks are lost/)).toBeVisible();
  expect(dialog.getByText(/^What you wrote and your notes are kept\./)).toBeVisible();
  expect(dialog.queryByText(/certificate/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Leave this course' }));
  const enroll = await screen.findByRole('button', { name: 'Enroll Now' });
  await waitFor(() => expect(enroll).toHaveFocus());
  expect(screen.getByText('You have left this course. What you wrote is kept.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('leaving a finished course says that its certificate is kept', async () => {
  const { user } = await renderAt(`/course/${omar.course.id}`, { as: omar });
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this course?' }));
  expect(dialog.getByText(/^What you wrote, your notes and your certificate are kept\./)).toBeVisible();
});

test('leaving a finished course without a certificate says what it would take to get one', async () => {
  emulator.transact(({ tables: { learners } }) => {
    const learner = learners.find(omar.id);
    if (learner) learners.put({ ...learner, certificates: [] });
  });
  const { user } = await renderAt(`/course/${omar.course.id}`, { as: omar });
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this course?' }));
  expect(
    dialog.getByText(
      'You have not made your certificate yet. To get it, you would have to mark all lessons as done again.',
    ),
  ).toBeVisible();
  expect(dialog.getByText(/^What you wrote and your notes are kept\./)).toBeVisible();
});

test('enrolling again after leaving enrolls again and says so', async () => {
  const { user } = await renderAt(address, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await user.click(await (await findCard()).findByRole('button', { name: 'Enroll Now' }));
  await screen.findByRole('button', { name: 'Open course' });
  await user.click(screen.getByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this course?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave this course' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await (await findCard()).findByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByRole('link', { name: 'Start lesson 1' })).toBeVisible();
  expect(screen.getByRole('alert').textContent).toBe('Enrolling in Start Here: AI in Plain Language');
  expect(await screen.findByRole('button', { name: 'Open course' })).toBeVisible();
});

test('the message about leaving does not appear when a re-enrolled member is signed out elsewhere', async () => {
  const key = 'sb-aiclub-auth-token';
  const { user } = await renderAt(address, { as: seedUsers.lena });
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this course?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave this course' }));
  await screen.findByText('You have left this course. What you wrote is kept.');
  await user.click(await (await findCard()).findByRole('button', { name: 'Enroll Now' }));
  await screen.findByRole('button', { name: 'Leave this course' });
  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
  expect(await (await findCard()).findByRole('button', { name: 'Enroll Now' })).toBeVisible();
  await screen.findByRole('link', { name: 'Login' });
  expect(screen.queryByText(/You have left this course/)).not.toBeInTheDocument();
});

test('enrolling elsewhere does not move the focus to the card', async () => {
  await renderAt(address, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await (await findCard()).findByRole('button', { name: 'Enroll Now' });
  act(() => addToOutbox(seedUsers.ada.id, { type: 'enrol', courseId: id }));
  await screen.findByRole('link', { name: 'Start lesson 1' });
  expect(document.body).toHaveFocus();
});

test('the dialog cannot be closed while the course is being left', async () => {
  const { user } = await renderAt(address, { as: seedUsers.lena });
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog'));
  const release = holdFunction('leave_course');
  await user.click(dialog.getByRole('button', { name: 'Leave this course' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Leaving...' })).toBeVisible();
  release();
  expect(await screen.findByRole('button', { name: 'Enroll Now' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a leave that fails after Back has closed the dialog is reported on the page', async () => {
  const { user } = await renderAt(address, { as: seedUsers.lena });
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog'));
  emulator.faults.replace(parseFaults('rpc.leave_course:503'));
  const release = holdFunction('leave_course');
  await user.click(dialog.getByRole('button', { name: 'Leave this course' }));
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  release();
  const card = await findCard();
  expect(await card.findByText(/We can't reach your courses/)).toBeVisible();
  expect(card.getByRole('status')).toHaveTextContent(/We can't reach your courses/);
  await user.click(card.getByRole('button', { name: 'Leave this course' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText(/We can't reach your courses/)).not.toBeInTheDocument();
});

test('no record is requested while a course is being left, because its answer would bring the course back', async () => {
  const { user, services } = await renderAt(address, { as: seedUsers.lena });
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog'));
  const release = holdFunction('leave_course');
  const requested = whenRequested('leave_course');
  await user.click(dialog.getByRole('button', { name: 'Leave this course' }));
  await act(() => requested);
  let records = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/rpc/my_learning')) records += 1;
  });
  fireEvent(window, new Event('online'));
  const client = await services.getClient();
  // A request that does not wait for the leave would have begun before the service answers anything else.
  await act(async () => client.rpc('save_course', { course: omar.course.id }));
  expect(records).toBe(0);
  release();
  expect(await screen.findByRole('button', { name: /^Enroll Now/ })).toBeVisible();
  await waitFor(() => expect(records).toBeGreaterThan(0));
  server.events.removeAllListeners();
});

test('a course that cannot be left now is not left', async () => {
  const { user } = await renderAt(address, { as: seedUsers.lena });
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  const dialog = within(await screen.findByRole('dialog'));
  emulator.faults.replace(parseFaults('rpc.leave_course:503'));
  await user.click(dialog.getByRole('button', { name: 'Leave this course' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/We can't reach your courses/));
  expect(screen.getByText('4 of 9 lessons done')).toBeInTheDocument();
});

test('an enrollment that can be neither sent nor stored says how long it is kept', async () => {
  const { user } = await renderAt(address, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  emulator.faults.replace(parseFaults('rpc.enrol:503'));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.click(await (await findCard()).findByRole('button', { name: 'Enroll Now' }));
  expect(
    await screen.findByText('Your enrollment waits for a connection. It is kept until you close this tab.'),
  ).toBeVisible();
  full.mockRestore();
});
