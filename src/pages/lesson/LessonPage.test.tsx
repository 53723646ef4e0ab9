/** @jest-environment-options {"learning": true} */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { emulator } from '@mocks/node';
import { type SeedUser, seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { signIn } from '@/features/auth/session/accountCalls';
import { addToOutbox, readOutbox, removeFromOutbox } from '@/features/learning/outbox/outbox';
import { sendNow } from '@/features/learning/sync/syncLearning';
import { readTexts, writeNote } from '@/features/learning/texts/texts';
import { holdFunction } from '@/testing/holdCalls';
import { renderAt } from '@/testing/renderAt';

const aiCourse = 'd4c7677b-9c1c-575e-a6a9-bd066167a630';
const lessonAt = (number: number) => `/course/${aiCourse}/learn/start-here-ai-0${number}`;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const connect = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};

afterEach(() => jest.restoreAllMocks());

describe('a member of the course', () => {
  test('reads a lesson and sees its place in the course', async () => {
    await renderAt(lessonAt(5), { as: seedUsers.lena });
    await heading('Your first useful conversation with a chatbot');
    expect(await screen.findByText('4 of 9 lessons done')).toBeVisible();
    expect(screen.getByText('About 26 minutes, with the exercise')).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe(
        'Lesson 5: Your first useful conversation with a chatbot, Start Here: AI in Plain Language | AI Club',
      ),
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('sees in the outline which lessons are done and which one is open', async () => {
    await renderAt(lessonAt(5), { as: seedUsers.lena });
    const outline = within(await screen.findByRole('navigation', { name: 'Lessons' }));
    expect(outline.getAllByRole('listitem')).toHaveLength(9);
    expect(await outline.findAllByRole('link', { name: /^Done, / })).toHaveLength(4);
    expect(outline.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      /^Your first useful conversation with a chatbot/,
    );
    expect(outline.getByRole('link', { name: /One-page plan|Your one-page plan/ })).toHaveAttribute(
      'href',
      lessonAt(9),
    );
  });

  test('skips the outline by a link that also works before hydration', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const title = await heading('Your first useful conversation with a chatbot');
    const skip = screen.getByRole('link', { name: 'To the lesson' });
    expect(screen.getByRole('article')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
    await user.click(skip);
    expect(title).toHaveFocus();
  });

  test('marks the lesson as done and gets to the heading of the next one, which is announced', async () => {
    const { user, router } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await user.click(await screen.findByRole('button', { name: 'Mark as done and continue' }));
    expect(await heading('Invented facts: the confident wrong answer')).toHaveFocus();
    expect(router.state.location.pathname).toBe(lessonAt(6));
    expect(screen.getByText('Lesson 5 done. 5 of 9.').closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText('5 of 9 lessons done')).toBeVisible();
  });

  test('hears the same count as is shown, even when a removed lesson was done', async () => {
    emulator.transact(({ tables: { learners }, clock }) => {
      const learner = learners.find(seedUsers.lena.id);
      if (!learner) return;
      const enrolments = learner.enrolments.map((enrolment) => ({
        ...enrolment,
        progress: [...enrolment.progress, { lesson: 'start-here-ai-00', completedAt: clock.now() }],
      }));
      learners.put({ ...learner, enrolments });
    });
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByText('4 of 9 lessons done');
    await user.click(screen.getByRole('button', { name: 'Mark as done and continue' }));
    await heading('Invented facts: the confident wrong answer');
    expect(screen.getByText('5 of 9 lessons done')).toBeVisible();
    expect(screen.getByText('Lesson 5 done. 5 of 9.')).toBeInTheDocument();
  });

  test('sees that a lesson is already done and can continue at the first later one that is not', async () => {
    await renderAt(lessonAt(2), { as: seedUsers.lena });
    expect(await screen.findByText(/^Done on \w+ \d+/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to lesson 5' })).toHaveAttribute('href', lessonAt(5));
    expect(screen.queryByRole('button', { name: /Mark as done/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lesson 1' })).toHaveAttribute('href', lessonAt(1));
  });

  test('can read on from a lesson that is done to the next one, which is done as well', async () => {
    await renderAt(lessonAt(2), { as: seedUsers.lena });
    expect(await screen.findByRole('link', { name: 'Lesson 3' })).toHaveAttribute('href', lessonAt(3));
  });

  test('sees one link to the next lesson when that is not done', async () => {
    await renderAt(lessonAt(4), { as: seedUsers.lena });
    expect(await screen.findByRole('link', { name: 'Continue to lesson 5' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lesson 5' })).not.toBeInTheDocument();
  });

  test('finishes with the last missing lesson and is sent to the plan', async () => {
    const { user, router } = await renderAt(lessonAt(6), { as: seedUsers.lena });
    for (const number of [6, 7, 8, 9]) {
      await waitFor(() => expect(router.state.location.pathname).toBe(lessonAt(number)));
      await user.click(await screen.findByRole('button', { name: 'Mark as done and continue' }));
    }
    await waitFor(() => expect(router.state.location.pathname).toBe(lessonAt(5)));
    await user.click(await screen.findByRole('button', { name: 'Mark as done and finish' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/course/${aiCourse}/plan`));
  });

  test('who left the course on another device is told so by the first refused tick', async () => {
    const { user, router, services } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const button = await screen.findByRole('button', { name: 'Mark as done and continue' });
    const client = await services.getClient();
    const { error } = await client.rpc('leave_course', { course: aiCourse });
    expect(error).toBeNull();
    await user.click(button);
    await heading('Enroll to read lesson 6');
    expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
    await act(() => router.navigate('/dashboard'));
    expect(
      await screen.findByText(/^Lesson 5 of .* could not be marked as done\. You are not/),
    ).toBeVisible();
  });

  test('reads that a tick waits while there is no connection', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const button = await screen.findByRole('button', { name: 'Mark as done and continue' });
    emulator.faults.replace(parseFaults('*:offline'));
    await user.click(button);
    await heading('Invented facts: the confident wrong answer');
    await user.click(screen.getByRole('link', { name: 'Lesson 5' }));
    await heading('Your first useful conversation with a chatbot');
    expect(await screen.findByText(/^Done on \w+ \d+\. Waiting for a connection\.$/)).toBeVisible();
  });

  test('reads that a tick is not sent yet, not that it waits for a connection, before sending has failed', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const release = holdFunction('record_progress');
    await user.click(await screen.findByRole('button', { name: 'Mark as done and continue' }));
    await heading('Invented facts: the confident wrong answer');
    await user.click(screen.getByRole('link', { name: 'Lesson 5' }));
    await heading('Your first useful conversation with a chatbot');
    expect(await screen.findByText(/^Done on \w+ \d+\. Not sent yet\.$/)).toBeVisible();
    release();
    expect(await screen.findByText(/^Done on \w+ \d+$/)).toBeVisible();
  });

  test('sees a waiting tick in the outline and next to the count, until it is sent', async () => {
    const { user, store } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const button = await screen.findByRole('button', { name: 'Mark as done and continue' });
    emulator.faults.replace(parseFaults('rpc:503'));
    await user.click(button);
    await heading('Invented facts: the confident wrong answer');
    const outline = within(screen.getByRole('navigation', { name: 'Lessons' }));
    expect(outline.getByRole('link', { name: /^Done, not sent yet, Your first useful/ })).toBeVisible();
    expect(outline.getAllByRole('link', { name: /^Done, (?!not)/ })).toHaveLength(4);
    expect(outline.getByText('5 of 9 lessons done')).toHaveTextContent(
      '5 of 9 lessons done (1 waiting to be sent)',
    );
    emulator.faults.clear();
    await act(() => store.dispatch(sendNow(seedUsers.lena.id)));
    expect(await outline.findByRole('link', { name: /^Done, Your first useful/ })).toBeVisible();
    expect(outline.queryByText(/waiting to be sent/)).not.toBeInTheDocument();
  });

  test('reads how long a tick is kept that the browser does not store', async () => {
    await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByRole('button', { name: 'Mark as done and continue' });
    emulator.faults.replace(parseFaults('rpc:503'));
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    act(() =>
      addToOutbox(seedUsers.lena.id, { type: 'completed', courseId: aiCourse, lesson: 'start-here-ai-05' }),
    );
    expect(
      await screen.findByText(/^Done on \w+ \d+\. Not sent yet\. Kept until you close this tab\.$/),
    ).toBeVisible();
    full.mockRestore();
    act(() => removeFromOutbox(seedUsers.lena.id, readOutbox(seedUsers.lena.id)));
  });
});

/** The service worker that stores copies of the pages: active, or null while it is being installed. */
function installServiceWorker(controller: object | null) {
  const container = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return (active: object) => {
    container.controller = active;
    container.dispatchEvent(new Event('controllerchange'));
  };
}

describe('without a connection', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  test('a lesson asks to keep the tab open until it has a copy on this device', async () => {
    const withoutCopy =
      'You are offline. What you write and tick is kept and sent later. Keep this tab open to read on.';
    const activate = installServiceWorker(null);
    await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByRole('button', { name: 'Mark as done and continue' });
    connect(false);
    expect(screen.getByText(withoutCopy)).toBeVisible();
    act(() => activate({}));
    expect(screen.getByText(/This lesson is on this device\./)).toBeVisible();
    connect(true);
  });

  test('a lesson without a service worker does not claim to be on this device', async () => {
    await renderAt(lessonAt(1));
    await heading('What people mean when they say AI');
    connect(false);
    expect(screen.getByText('You are offline. Keep this tab open to read on.')).toBeVisible();
    connect(true);
  });

  test('a lesson says that it is on this device', async () => {
    installServiceWorker({});
    await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByRole('button', { name: 'Mark as done and continue' });
    connect(false);
    expect(
      screen.getByText(
        'You are offline. This lesson is on this device. What you write and tick is kept and sent later.',
      ),
    ).toBeVisible();
    connect(true);
    expect(screen.getByText('You are online again.')).toBeVisible();
  });

  test('a lesson does not claim that a text is on this device when the browser stores nothing', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByRole('button', { name: 'Mark as done and continue' });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    emulator.faults.replace(parseFaults('*:offline'));
    connect(false);
    await user.click(screen.getByRole('button', { name: 'Mark as done and continue' }));
    expect(
      await screen.findByText(
        'You are offline. What you write and tick is kept until you close this tab, and sent when you are online again.',
      ),
    ).toBeVisible();
    full.mockRestore();
    emulator.faults.clear();
    connect(true);
    await waitFor(() => expect(readOutbox(seedUsers.lena.id)).toEqual([]));
  });

  test('other pages show their usual message', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByRole('button', { name: 'Mark as done and continue' });
    connect(false);
    await user.click(screen.getByRole('link', { name: 'Course page' }));
    await heading('Start Here: AI in Plain Language');
    expect(await screen.findByText(/^You are offline\. Browsing still works/)).toBeVisible();
  });
});

describe('the way back to the filtered catalogue', () => {
  const filtered = '/courses?price=free&sort=newest';

  async function openCourseFromCatalogue(as?: SeedUser) {
    const view = await renderAt(filtered, as && { as });
    await view.user.click(await screen.findByRole('link', { name: 'Start Here: AI in Plain Language' }));
    await screen.findByRole('region', { name: 'Course Curriculum' });
    return view;
  }

  async function expectWayBack() {
    await heading('Start Here: AI in Plain Language');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', filtered),
    );
  }

  test('is kept through finished lessons', async () => {
    const { user, router } = await openCourseFromCatalogue(seedUsers.lena);
    await user.click(await screen.findByRole('link', { name: 'Continue: lesson 5' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as done and continue' }));
    await heading('Invented facts: the confident wrong answer');
    await user.keyboard('n');
    await waitFor(() => expect(router.state.location.pathname).toBe(lessonAt(7)));
    await user.click(await screen.findByRole('link', { name: 'Lesson 6' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(lessonAt(6)));
    const outline = within(screen.getByRole('navigation', { name: 'Lessons' }));
    await user.click(outline.getByRole('link', { name: /^Done, Your first useful conversation/ }));
    await user.click(await screen.findByRole('link', { name: 'Course page' }));
    await expectWayBack();
    await user.click(screen.getByRole('link', { name: 'Back to Courses' }));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(filtered));
  });

  test("is kept through the curriculum's lessons and the notes", async () => {
    const { user, router } = await openCourseFromCatalogue(seedUsers.lena);
    await user.click(await screen.findByRole('link', { name: /^Done, Four families of tools/ }));
    await user.click(await screen.findByRole('link', { name: 'Continue to lesson 5' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(lessonAt(5)));
    await user.click(screen.getByRole('link', { name: 'Course page' }));
    await expectWayBack();
    await user.click(await screen.findByRole('link', { name: 'Your notes (1)' }));
    const notes = within(await screen.findByRole('dialog', { name: 'Your notes' }));
    await user.click(notes.getByRole('button', { name: 'Close notes' }));
    await user.click(await screen.findByRole('link', { name: 'Course page' }));
    await expectWayBack();
  });

  test.each(['Continue: lesson 5', 'Write your task to try in lesson 9.'])(
    'is kept from the plan to a lesson by "%s"',
    async (name) => {
      const { user } = await renderAt(`/course/${aiCourse}/plan`, {
        as: seedUsers.lena,
        state: { catalogue: '?price=free&sort=newest' },
      });
      await user.click(await screen.findByRole('link', { name }));
      await user.click(await screen.findByRole('link', { name: 'Course page' }));
      await expectWayBack();
    },
  );

  test.each(['Read lesson 1 first', 'Read lesson 1'])(
    'is kept for a visitor who follows "%s"',
    async (name) => {
      const { user } = await openCourseFromCatalogue();
      const [link] = await screen.findAllByRole('link', { name });
      await user.click(link ?? document.body);
      await heading(/^What /);
      await user.click(screen.getByRole('link', { name: 'Course page' }));
      await expectWayBack();
    },
  );

  test('is kept for a visitor who may not read a later lesson', async () => {
    const { user } = await openCourseFromCatalogue();
    await user.click(await screen.findByRole('link', { name: 'Read lesson 1 first' }));
    await screen.findByRole('link', { name: 'Course page' });
    await user.keyboard('n');
    await user.click(await screen.findByRole('link', { name: 'Read lesson 1' }));
    await user.click(await screen.findByRole('link', { name: 'Course page' }));
    await expectWayBack();
  });

  test('is the plain catalogue for a reader who came from elsewhere', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await user.click(await screen.findByRole('link', { name: 'Course page' }));
    expect(await screen.findByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', '/courses');
  });
});

test('Try now saves an answer again whose save had failed', async () => {
  const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
  await screen.findByText('4 of 9 lessons done');
  emulator.faults.replace(parseFaults('rpc.save_answers:503'));
  const [field] = screen.getAllByRole('textbox');
  await user.type(field ?? document.body, 'A birthday');
  await user.tab();
  const again = await screen.findByRole('button', { name: 'Try now' });
  const release = holdFunction('save_answers');
  await user.click(again);
  expect(again).not.toBeInTheDocument();
  const line = screen.getByText('Saving...');
  expect(line).toBeVisible();
  expect(document.activeElement).toContainElement(line);
  release();
  expect(await screen.findByRole('button', { name: 'Try now' })).toBeVisible();
});

test('Try again shows that the lookup is in progress', async () => {
  emulator.faults.replace(parseFaults('rpc.my_learning:503'));
  const { user } = await renderAt(lessonAt(3), { as: seedUsers.lena });
  const again = await screen.findByRole('button', { name: 'Try again' });
  const release = holdFunction('my_learning');
  await user.click(again);
  expect(again).toHaveAccessibleName('Trying...');
  emulator.faults.clear();
  release();
  await heading('Where training data comes from, and what it leaves out');
  expect(document.body).not.toHaveFocus();
});

describe('a visitor', () => {
  test('reads the first lesson of a free course and can enroll at its end', async () => {
    const { user, router } = await renderAt(lessonAt(1));
    await heading('What people mean when they say AI');
    expect(screen.getByText('What you write is kept once you enroll.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Mark as done|notes/i })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  test('reads after signing in that enrolling brings back what they wrote, and nobody else does', async () => {
    const comesBack = /What you wrote before signing in comes back then\.$/;
    const { user, store } = await renderAt(lessonAt(1));
    await heading('What people mean when they say AI');
    const [field] = screen.getAllByRole('textbox');
    await user.type(field ?? document.body, 'Spam');
    expect(screen.queryByText(comesBack)).not.toBeInTheDocument();
    const signInAs = ({ email, password }: SeedUser) =>
      act(() => store.dispatch(signIn({ email, password, rememberMe: true })));
    await signInAs(seedUsers.ada);
    expect(await screen.findByText(comesBack)).toHaveTextContent(
      /^What you write is kept in your account\. Enroll to mark lessons as done\./,
    );
    await signInAs(seedUsers.carl);
    await waitFor(() => expect(screen.queryByText(comesBack)).not.toBeInTheDocument());
    await signInAs(seedUsers.ada);
    await user.click(within(screen.getByRole('article')).getByRole('button', { name: 'Enroll Now' }));
    expect(await screen.findByDisplayValue('Spam')).toBeVisible();
    expect(screen.queryByText(comesBack)).not.toBeInTheDocument();
  });

  test('reads what another lesson needs and returns to it after signing in', async () => {
    const { user, router } = await renderAt(lessonAt(3));
    await heading('Sign in to read lesson 3');
    expect(screen.getByRole('link', { name: 'Read lesson 1' })).toHaveAttribute('href', lessonAt(1));
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    await user.type(await screen.findByLabelText('Email address'), seedUsers.lena.email);
    await user.type(screen.getByLabelText('Password'), seedUsers.lena.password);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    await heading('Where training data comes from, and what it leaves out');
    expect(router.state.location.pathname).toBe(lessonAt(3));
  });
});

test('the message of an enrollment in a lesson does not lead out of it', async () => {
  const { user } = await renderAt(lessonAt(3), { as: seedUsers.ada });
  await heading('Enroll to read lesson 3');
  await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByText('You are enrolled.')).toHaveRole('status');
  expect(screen.queryByRole('button', { name: 'Open course' })).not.toBeInTheDocument();
});

test('a member who has not enrolled is asked to and can do so at once', async () => {
  await renderAt(lessonAt(3), { as: seedUsers.ada });
  await heading('Enroll to read lesson 3');
  expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeEnabled();
});

test('enrolling at the end of the first lesson moves the focus to the button that continues', async () => {
  const { user } = await renderAt(lessonAt(1), { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  const button = await within(await screen.findByRole('article')).findByRole('button', {
    name: 'Enroll Now',
  });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Mark as done and continue' })).toHaveFocus();
});

test('enrolling elsewhere does not move the focus to the button that ticks the lesson', async () => {
  await renderAt(lessonAt(1), { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await within(await screen.findByRole('article')).findByRole('button', { name: 'Enroll Now' });
  act(() => addToOutbox(seedUsers.ada.id, { type: 'enrol', courseId: aiCourse }));
  await screen.findByRole('button', { name: 'Mark as done and continue' });
  expect(document.body).toHaveFocus();
});

test('a first lesson does not ask a member to enroll whose courses could not be looked up', async () => {
  emulator.faults.replace(parseFaults('rpc.my_learning:503'));
  const { user } = await renderAt(lessonAt(1), { as: seedUsers.lena });
  expect(await screen.findByText('Whether you are enrolled could not be looked up.')).toBeVisible();
  const article = within(screen.getByRole('article'));
  expect(article.queryByRole('button', { name: 'Enroll Now' })).not.toBeInTheDocument();
  emulator.faults.clear();
  await user.click(article.getByRole('button', { name: 'Try again' }));
  expect(await article.findByText(/^Done on/)).toBeVisible();
});

test('a sign-out in another tab while writing moves the focus to the heading that says so', async () => {
  const key = 'sb-aiclub-auth-token';
  const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
  await screen.findByText('4 of 9 lessons done');
  const [field] = screen.getAllByRole('textbox');
  await user.click(field ?? document.body);
  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
  expect(await heading('Sign in to read lesson 5')).toHaveFocus();
  expect(
    screen.getByText('You were signed out. What you wrote is kept. Sign in again to go on.'),
  ).toBeVisible();
});

test('a sign-out in another tab in the first lesson says so and allows reading on as a visitor', async () => {
  const key = 'sb-aiclub-auth-token';
  const { user } = await renderAt(lessonAt(1), { as: seedUsers.lena });
  await screen.findByText('4 of 9 lessons done');
  const [field] = screen.getAllByRole('textbox');
  await user.type(field ?? document.body, 'Post office');
  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
  expect(await heading('Sign in to go on with lesson 1')).toHaveFocus();
  expect(
    screen.getByText('You were signed out. What you wrote is kept. Sign in again to go on.'),
  ).toBeVisible();
  expect(readTexts(null).answers).toEqual({});
  await user.click(screen.getByRole('link', { name: 'Read lesson 1' }));
  await heading('What people mean when they say AI');
  expect(screen.getByText('What you write is kept once you enroll.')).toBeVisible();
});

test('a sign-out in a lesson does not take the first lesson of another course away', async () => {
  const key = 'sb-aiclub-auth-token';
  const { router } = await renderAt(lessonAt(1), { as: seedUsers.lena });
  await screen.findByText('4 of 9 lessons done');
  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
  await heading('Sign in to go on with lesson 1');
  await act(() => router.navigate(`/course/${seedUsers.omar.course.id}/learn/start-here-business-01`));
  await heading('What a creator business looks like on a Tuesday');
});

test.each([
  ['/course/nothing/learn/start-here-ai-01', 'Course not found'],
  [`/course/${aiCourse}/learn/nothing`, 'Lesson not found'],
  [`/course/${aiCourse}/learn/start-here-business-01`, 'Lesson not found'],
])('%s is not found', async (address, title) => {
  await renderAt(address);
  await heading(title);
});

test.each([
  [`/course/${aiCourse}/learn`, `/course/${aiCourse}`, 'Start Here: AI in Plain Language'],
  [`/course/${aiCourse}/learn/`, `/course/${aiCourse}`, 'Start Here: AI in Plain Language'],
  ['/course/nothing/learn', '/course/nothing', 'Course not found'],
])(
  '%s, the address of a lesson cut short, leads to the page of the course',
  async (address, course, title) => {
    const { router } = await renderAt(address);
    await heading(title);
    expect(router.state.location.pathname).toBe(course);
  },
);

describe('notes', () => {
  const openNotes = async (user: Awaited<ReturnType<typeof renderAt>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Your notes (1)' }));
    return within(await screen.findByRole('dialog', { name: 'Your notes' }));
  };

  /** Edits Lena's note as another device would. */
  const askElsewhere = async (services: Awaited<ReturnType<typeof renderAt>>['services']) => {
    const client = await services.getClient();
    const { data } = await client.rpc('my_learning', { with_texts: true });
    const [note] = v.parse(v.object({ notes: v.array(v.looseObject({ id: v.string() })) }), data).notes;
    const theirs = { lesson: 'start-here-ai-04', body: 'Asked her.', revision: 1 };
    await client.rpc('save_note', { note: note?.id ?? '', ...theirs });
  };

  test('are counted and shown under their lesson', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const notes = await openNotes(user);
    const others = within(notes.getByRole('region', { name: 'Other lessons' }));
    expect(others.getByText('Ask Mara whether her phone sorts photos the same way.')).toBeVisible();
    expect(others.getByText(/^Lesson 4, /)).toBeVisible();
    expect(notes.queryByRole('region', { name: 'This lesson' })).not.toBeInTheDocument();
  });

  test('are open when reached by the link of the course page, and stay closed once closed', async () => {
    const { user, router } = await renderAt(`/course/${aiCourse}`, { as: seedUsers.lena });
    await user.click(await screen.findByRole('link', { name: 'Your notes (1)' }));
    const notes = within(await screen.findByRole('dialog', { name: 'Your notes' }));
    expect(notes.getByText('Ask Mara whether her phone sorts photos the same way.')).toBeVisible();
    await user.click(notes.getByRole('button', { name: 'Close notes' }));
    expect(await heading('Four families of tools: text, image, sound, data')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(lessonAt(4));
  });

  test.each([
    ['Escape', 'key'],
    ['Close notes', 'button'],
  ])('that a link has opened leave the focus on their button, closed by the %s %s', async (name, kind) => {
    const { user } = await renderAt(`/course/${aiCourse}`, { as: seedUsers.lena });
    await user.click(await screen.findByRole('link', { name: 'Your notes (1)' }));
    const notes = within(await screen.findByRole('dialog', { name: 'Your notes' }));
    if (kind === 'key') await user.keyboard(`{${name}}`);
    else await user.click(notes.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Your notes (1)' })).toHaveFocus();
  });

  test('open again when the question before a sign-out links to them', async () => {
    const { user, services } = await renderAt(`/course/${aiCourse}`, { as: seedUsers.lena });
    await user.click(await screen.findByRole('link', { name: 'Your notes (1)' }));
    const notes = within(await screen.findByRole('dialog', { name: 'Your notes' }));
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    await askElsewhere(services);
    await user.type(notes.getByLabelText('Note on lesson 4'), ' Soon.');
    await notes.findByRole('group', { name: 'In your account' });
    await user.click(notes.getByRole('button', { name: 'Close notes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const question = within(await screen.findByRole('dialog', { name: 'Not everything is sent yet' }));
    await user.click(question.getByRole('link', { name: /^Notes on lesson 4 / }));
    const reopened = within(await screen.findByRole('dialog', { name: 'Your notes' }));
    expect(reopened.getByRole('group', { name: 'In your account' })).toBeVisible();
  });

  test('stay closed after Back, which keeps the step Forward', async () => {
    const { user, router } = await renderAt(`/course/${aiCourse}`, { as: seedUsers.lena, isInBrowser: true });
    await user.click(await screen.findByRole('link', { name: 'Your notes (1)' }));
    const notes = within(await screen.findByRole('dialog', { name: 'Your notes' }));
    await user.click(notes.getByRole('button', { name: 'Close notes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(Object(window.history.state)).not.toHaveProperty('isLayer'));
    await user.click(screen.getByRole('link', { name: 'Continue to lesson 5' }));
    await heading('Your first useful conversation with a chatbot');
    act(() => window.history.back());
    await heading('Four families of tools: text, image, sound, data');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => window.history.forward());
    await heading('Your first useful conversation with a chatbot');
    expect(router.state.location.pathname).toBe(lessonAt(5));
  });

  test('start with the first letter and are saved without a button', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const notes = await openNotes(user);
    const field = notes.getByLabelText('New note on lesson 5');
    expect(field).toHaveFocus();
    await user.type(field, 'Try this on Friday');
    expect(await notes.findByText(/^Saved at \d/)).toBeVisible();
    await user.click(notes.getByRole('button', { name: 'Add another note' }));
    expect(
      within(notes.getByRole('region', { name: 'This lesson' })).getByText('Try this on Friday'),
    ).toBeVisible();
    expect(field).toHaveValue('');
    await user.click(notes.getByRole('button', { name: 'Close notes' }));
    expect(await screen.findByRole('button', { name: 'Your notes (2)' })).toBeVisible();
  });

  test('continue at their end, in the direction of their own language', async () => {
    const { user } = await renderAt(lessonAt(4), { as: seedUsers.lena });
    const notes = await openNotes(user);
    const field = notes.getByLabelText<HTMLTextAreaElement>('New note on lesson 4');
    expect(field).toHaveAttribute('dir', 'auto');
    expect(notes.getByText(/^Ask Mara/)).toHaveAttribute('dir', 'auto');
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    const edited = notes.getByLabelText<HTMLTextAreaElement>('Note on lesson 4');
    expect(edited).toHaveAttribute('dir', 'auto');
    expect(edited).toHaveFocus();
    expect(edited.selectionStart).toBe(edited.value.length);
  });

  test('can be edited, removed and restored', async () => {
    const { user } = await renderAt(lessonAt(4), { as: seedUsers.lena });
    const notes = await openNotes(user);
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    await user.type(notes.getByLabelText('Note on lesson 4'), ' Soon.');
    await user.click(notes.getByRole('button', { name: 'Done' }));
    const text = 'Ask Mara whether her phone sorts photos the same way. Soon.';
    expect(notes.getByText(text)).toBeVisible();
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    await user.click(notes.getByRole('button', { name: 'Remove note' }));
    expect(notes.queryByText(text)).not.toBeInTheDocument();
    expect(notes.getByText('Note removed.')).toBeVisible();
    await user.click(notes.getByRole('button', { name: 'Undo' }));
    expect(notes.getByText(text)).toBeVisible();
    expect(notes.getByRole('button', { name: /^Edit note, / })).toHaveFocus();
  });

  test('that are emptied are removed by Done, and Undo restores their text', async () => {
    const { user } = await renderAt(lessonAt(4), { as: seedUsers.lena });
    const notes = await openNotes(user);
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    await user.clear(notes.getByLabelText('Note on lesson 4'));
    await user.click(notes.getByRole('button', { name: 'Done' }));
    expect(notes.queryByRole('button', { name: /^Edit note, / })).not.toBeInTheDocument();
    expect(notes.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(notes.getByRole('button', { name: 'Undo' }));
    expect(notes.getByText('Ask Mara whether her phone sorts photos the same way.')).toBeVisible();
  });

  test.each([
    ['Escape', async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
    ['their button', async () => fireEvent.click(screen.getByRole('button', { name: 'Close notes' }))],
    ['Back', async () => act(() => window.history.back())],
  ])('that are emptied are also removed when they are closed by %s', async (_by, close) => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const notes = await openNotes(user);
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    await user.clear(notes.getByLabelText('Note on lesson 4'));
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Your notes (0)' }));
    const reopened = within(await screen.findByRole('dialog', { name: 'Your notes' }));
    expect(reopened.queryByRole('button', { name: /^Edit note, / })).not.toBeInTheDocument();
    await waitFor(() =>
      emulator.transact(({ tables }) => {
        expect(tables.learners.find(seedUsers.lena.id)?.notes).toEqual([]);
      }),
    );
  });

  test('that were left empty are neither listed nor counted', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByRole('button', { name: 'Your notes (1)' });
    const [id = ''] = Object.keys(readTexts(seedUsers.lena.id).notes);
    act(() => writeNote(seedUsers.lena.id, id, { body: ' ' }));
    await user.click(await screen.findByRole('button', { name: 'Your notes (0)' }));
    const notes = within(await screen.findByRole('dialog', { name: 'Your notes' }));
    expect(notes.queryByRole('region', { name: 'Other lessons' })).not.toBeInTheDocument();
    await user.click(notes.getByRole('button', { name: 'Close notes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Course page' }));
    expect(await screen.findByText('No notes yet')).toBeVisible();
  });

  test('that could not be saved say so where they are read, and say so when they are saved at last', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const notes = await openNotes(user);
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    emulator.faults.replace(parseFaults('rpc.save_note:503'));
    await user.type(notes.getByLabelText('Note on lesson 4'), ' Soon.');
    await user.click(notes.getByRole('button', { name: 'Done' }));
    const again = await notes.findByRole('button', { name: 'Try now' });
    const release = holdFunction('save_note');
    emulator.faults.clear();
    await user.click(again);
    expect(notes.getByText('Saving...')).toBeVisible();
    release();
    const item = within(notes.getByRole('listitem'));
    await waitFor(() => expect(item.getByRole('status')).toHaveTextContent(/^Saved at \d/));
    expect(document.activeElement).toContainElement(item.getByRole('status'));
    expect(document.body).not.toHaveFocus();
  });

  test('that another device has changed show both versions, and the learner chooses', async () => {
    const { user, services } = await renderAt(lessonAt(4), { as: seedUsers.lena });
    const notes = await openNotes(user);
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    await askElsewhere(services);
    await user.type(notes.getByLabelText('Note on lesson 4'), ' Soon.');

    const other = within(await notes.findByRole('group', { name: 'In your account' }));
    expect(other.getByText('Asked her.')).toBeVisible();
    expect(notes.getByLabelText('Note on lesson 4')).toHaveValue(
      'Ask Mara whether her phone sorts photos the same way. Soon.',
    );
    await user.click(other.getByRole('button', { name: 'Keep this one' }));
    expect(notes.getByLabelText('Note on lesson 4')).toHaveValue('Asked her.');
    expect(notes.getByLabelText('Note on lesson 4')).toHaveFocus();
    expect(notes.queryByRole('group', { name: 'In your account' })).not.toBeInTheDocument();
  });

  test('with two versions come back with both when their removal is undone', async () => {
    const { user, services } = await renderAt(lessonAt(4), { as: seedUsers.lena });
    const notes = await openNotes(user);
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    await askElsewhere(services);
    await user.type(notes.getByLabelText('Note on lesson 4'), ' Soon.');
    await notes.findByRole('group', { name: 'In your account' });
    await user.click(notes.getByRole('button', { name: 'Remove note' }));
    await user.click(notes.getByRole('button', { name: 'Undo' }));
    expect(notes.getByText('Ask Mara whether her phone sorts photos the same way. Soon.')).toBeVisible();
    expect(notes.getByText('Asked her.')).toBeVisible();
  });

  test('that are new also offer the choice between two versions and keep both until then', async () => {
    const { user, services } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const notes = await openNotes(user);
    const field = notes.getByLabelText('New note on lesson 5');
    await user.type(field, 'Try this');
    await notes.findByText(/^Saved at \d/);
    const [id = ''] = Object.entries(readTexts(seedUsers.lena.id).notes)
      .filter(([, { body }]) => body === 'Try this')
      .map(([noteId]) => noteId);
    const client = await services.getClient();
    const theirs = { lesson: 'start-here-ai-05', body: 'Tried it.', revision: 1 };
    await client.rpc('save_note', { note: id, ...theirs });
    await user.clear(field);

    const other = within(await notes.findByRole('group', { name: 'In your account' }));
    await user.click(other.getByRole('button', { name: 'Keep this one' }));
    expect(field).toHaveValue('Tried it.');
    expect(notes.queryByRole('group', { name: 'In your account' })).not.toBeInTheDocument();
  });

  test('that another device has changed are not removed, and say so', async () => {
    const { user, services } = await renderAt(lessonAt(4), { as: seedUsers.lena });
    const notes = await openNotes(user);
    await askElsewhere(services);
    await user.click(notes.getByRole('button', { name: /^Edit note, / }));
    await user.click(notes.getByRole('button', { name: 'Remove note' }));

    expect(
      await notes.findByText('Not removed: your account has another version of this note.'),
    ).toBeVisible();
    expect(notes.getByText('Asked her.')).toBeVisible();
    expect(notes.getByRole('button', { name: 'Bring back your text' })).toHaveFocus();
    await user.click(notes.getByRole('button', { name: 'Bring back your text' }));
    expect(notes.getByText('Ask Mara whether her phone sorts photos the same way.')).toBeVisible();
    expect(notes.getByText('Asked her.')).toBeVisible();
  });

  test('report their save, or its failure, even when the storage is full', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    const notes = await openNotes(user);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    emulator.faults.replace(parseFaults('rpc.save_note:503'));
    const field = notes.getByLabelText('New note on lesson 5');
    await user.type(field, 'Try this');
    expect(await notes.findByText('Kept until you close this tab.')).toBeVisible();
    emulator.faults.replace(parseFaults(''));
    await user.type(field, ' on Friday');
    expect(await notes.findByText(/^Saved at \d/, { ignore: '[role="status"]' })).toBeVisible();
    await user.paste('x'.repeat(20_000));
    expect(
      await notes.findByText(
        'Not saved yet. Kept until you close this tab. A note holds at most 20,000 characters.',
        { ignore: '[role="status"]' },
      ),
    ).toBeVisible();
    expect(notes.getByRole('button', { name: 'Try now' })).toBeVisible();
    full.mockRestore();
    await user.clear(field);
    await user.type(field, 'Try this on Friday');
    expect(await notes.findByText(/^Saved at \d/, { ignore: '[role="status"]' })).toBeVisible();
  });

  test('close on Back, which stays on the lesson', async () => {
    const { user, router } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await openNotes(user);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(lessonAt(5));
  });
});

describe('single keys', () => {
  test('lead to the next and to the previous lesson', async () => {
    const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await heading('Your first useful conversation with a chatbot');
    await user.keyboard('n');
    expect(await heading('Invented facts: the confident wrong answer')).toHaveFocus();
    await user.keyboard('p');
    expect(await heading('Your first useful conversation with a chatbot')).toHaveFocus();
  });

  test('O and Enter lead to the next lesson that is not done', async () => {
    const { user, router } = await renderAt(lessonAt(2), { as: seedUsers.lena });
    await screen.findByText('4 of 9 lessons done');
    await user.keyboard('o');
    await screen.findByRole('dialog', { name: 'Lessons' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(lessonAt(5)));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('do nothing while something is typed, or with a modifier', async () => {
    const { user, router } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByText('4 of 9 lessons done');
    await user.keyboard('{Control>}n{/Control}{Alt>}p{/Alt}');
    await user.keyboard('t');
    const field = await screen.findByLabelText('New note on lesson 5');
    await user.type(field, 'no?');
    expect(field).toHaveValue('no?');
    expect(router.state.location.pathname).toBe(lessonAt(5));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('are listed, and can be switched off for good', async () => {
    const { user, router, view } = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByText('4 of 9 lessons done');
    await user.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keys' }));
    expect(keys.getByText('previous lesson')).toBeVisible();
    await user.click(keys.getByRole('checkbox', { name: 'Use single keys' }));
    await user.click(keys.getByRole('button', { name: 'Close keys' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('nt?');
    expect(router.state.location.pathname).toBe(lessonAt(5));
    view.unmount();
    const again = await renderAt(lessonAt(5), { as: seedUsers.lena });
    await screen.findByText('4 of 9 lessons done');
    await again.user.keyboard('n');
    expect(again.router.state.location.pathname).toBe(lessonAt(5));
    expect(screen.getByRole('button', { name: 'Single keys are switched off' })).toBeVisible();
  });
});
