/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { tolerateTranslation } from '@/boot/tolerateTranslation';
import { noticeRaised } from '@/features/auth/redirects/noticeSlice';
import { lessons as startHereAi } from '@/features/learning/lessons/startHereAi';
import { addToOutbox } from '@/features/learning/outbox/outbox';
import { paths } from '@/paths';
import { holdFunction } from './holdCalls';
import { renderAt } from './renderAt';
import { translate } from './translate';

let takeBack: () => void;
beforeAll(() => {
  takeBack = tolerateTranslation();
});
afterAll(() => takeBack());

test('a member signs in on a translated page, after a wrong password', async () => {
  const { user, router } = await renderAt('/login');
  await user.type(await screen.findByLabelText('Email address'), seedUsers.ada.email);
  await user.type(screen.getByLabelText('Password'), 'a wrong one');
  translate();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Invalid login credentials')).toBeVisible();
  translate();
  const password = screen.getByLabelText('Password');
  await user.clear(password);
  await user.type(password, seedUsers.ada.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(screen.queryByText('Something went wrong on this screen.')).not.toBeInTheDocument();
});

test('a suggested address leaves no words behind on a translated page', async () => {
  const { user } = await renderAt('/login');
  const field = await screen.findByLabelText('Email address');
  await user.type(field, 'ada@gmial.com');
  await user.tab();
  const correction = await screen.findByRole('button', { name: 'ada@gmail.com' });
  const suggestion = correction.closest('output');
  expect(suggestion).toHaveTextContent('Did you mean ada@gmail.com?');
  translate();
  await user.click(correction);
  expect(field).toHaveValue('ada@gmail.com');
  expect(suggestion).toBeEmptyDOMElement();
});

test('a translated sign-up ends with the question for those who have confirmed their address', async () => {
  const { user } = await renderAt('/signup');
  for (const [label, text] of [
    ['First Name', 'Ines'],
    ['Last Name', 'Moreau'],
    ['Email address', 'ines@example.com'],
    ['Password', 'correct horse'],
    ['Confirm Password', 'correct horse'],
  ] as const) {
    await user.type(await screen.findByLabelText(label), text);
  }
  translate();
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText(/^Confirmed your email\?/)).toHaveTextContent(
    'Confirmed your email? Sign in',
  );
  expect(screen.queryByText(/Already a member\?/)).not.toBeInTheDocument();
});

test('on a translated page, each try to send a mail again has its own answer', async () => {
  const { user } = await renderAt('/login');
  await user.type(await screen.findByLabelText('Email address'), seedUsers.una.email);
  await user.type(screen.getByLabelText('Password'), seedUsers.una.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const again = await screen.findByRole('button', { name: 'Send the confirmation email again' });
  emulator.faults.replace(parseFaults('resend:500'));
  await user.click(again);
  const refusal = /^The sign-in service has a problem/;
  expect(await screen.findByText(refusal)).toBeVisible();
  translate();
  emulator.faults.clear();
  await user.click(again);
  expect(await screen.findByText('We sent the confirmation email again. Check spam too.')).toBeVisible();
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
});

test('the search goes on after its results were translated', async () => {
  const { user } = await renderAt('/about');
  await user.keyboard('/');
  const search = within(await screen.findByRole('dialog', { name: 'Search' }));
  const field = search.getByRole('combobox');
  await user.type(field, 'p');
  await search.findAllByRole('option');
  translate();
  await user.type(field, 'rompting that');
  await waitFor(() => expect(search.getAllByRole('option')).toHaveLength(1));
  expect(search.getByRole('option')).toHaveTextContent(/^Prompting That Works: From First Draft/);
  translate();
  await user.clear(field);
  expect(await search.findByRole('heading', { name: 'Popular Courses' })).toBeVisible();
});

test('the number of courses follows a filter of a translated catalogue', async () => {
  const { user } = await renderAt('/courses');
  await screen.findByText(/^Showing/);
  translate();
  await user.click(screen.getByRole('radio', { name: /^Monetization/ }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Showing 4 of 24 courses'));
});

test('the filters of a phone tell screen readers the number of courses on a translated page', async () => {
  const { user } = await renderAt('/courses');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  translate();
  await user.click(sheet.getByRole('radio', { name: /^Monetization/ }));
  expect(sheet.getByRole('status')).toHaveTextContent(/^Showing 4 of 24 courses$/);
});

test('a translated catalogue without matches offers what fits the latest words and filters', async () => {
  const { user } = await renderAt('/courses?category=monetization&q=promt');
  await screen.findByRole('region', { name: /^Did you mean/ });
  translate();
  await user.click(screen.getByRole('radio', { name: /^All categories/ }));
  expect(await screen.findByRole('button', { name: 'Clear search and show all 24' })).toBeVisible();
  translate();
  await user.click(screen.getByRole('searchbox'));
  await user.paste(' newsletter');
  expect(await screen.findByRole('region', { name: 'Courses that may help' })).toBeVisible();
});

test('the demo tells of each of its screens on a translated page', async () => {
  const { user } = await renderAt('/');
  await user.click(await screen.findByRole('button', { name: 'Watch Demo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Watch Demo' });
  translate();
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(within(dialog).getByText('Read every lesson title before you enroll.')).toBeVisible();
  expect(within(dialog).getByText('2 of 4')).toBeVisible();
});

const lessonAt = (number: number) => paths.lesson(startHereAi.courseId, `start-here-ai-0${number}`);

test('a sorted card of a translated lesson makes way for the next one, and each try has its own reply', async () => {
  const { user } = await renderAt(lessonAt(1), { as: seedUsers.ada });
  await screen.findByRole('group', { name: 'Your phone unlocks when it sees your face.' });
  translate();
  await user.click(screen.getByRole('button', { name: 'Recognize' }));
  await screen.findByRole('group', { name: 'A junk message lands in the spam folder before you see it.' });
  translate();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByText('It puts each message on one of two piles.')).toBeVisible();
  translate();
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect(screen.getByText('Not this group.')).toBeVisible();
  expect(screen.getByText(/^It estimates a number .* Try another one\.$/)).toBeVisible();
});

test('a translated lesson says when what was written is saved', async () => {
  const { user } = await renderAt(lessonAt(2), { as: seedUsers.lena });
  const field = await screen.findByRole('textbox', { name: /^Explain to a neighbor/ });
  translate();
  await user.type(field, ' And again.');
  const line = field.closest('.MuiPaper-root');
  await waitFor(() => expect(line).toHaveTextContent('Saving...'));
  translate();
  await user.tab();
  await waitFor(() => expect(line).toHaveTextContent(/Saved at \d/));
  expect(line).not.toHaveTextContent('Saving...');
});

test('a translated lesson counts the lessons and the notes', async () => {
  const { user } = await renderAt(lessonAt(5), { as: seedUsers.lena });
  await user.click(await screen.findByRole('button', { name: 'Notes (1)' }));
  const field = await screen.findByRole('textbox', { name: 'New note on lesson 5' });
  translate();
  await user.type(field, 'Ask again.');
  await user.click(screen.getByRole('button', { name: 'Close notes' }));
  expect(await screen.findByRole('button', { name: 'Notes (2)' })).toBeVisible();
  translate();
  await user.click(await screen.findByRole('button', { name: 'Mark as done and continue' }));
  expect(await screen.findByRole('button', { name: 'Lesson 6 of 9' })).toBeVisible();
  expect(screen.getByText('5 of 9 lessons done')).toBeVisible();
});

test.each([
  [
    'leaves a course',
    paths.course(startHereAi.courseId),
    {
      open: 'Leave this course',
      word: null,
      confirm: 'Leave this course',
      call: 'leave_course',
      busy: 'Leaving...',
    },
  ],
  [
    'deletes everything',
    paths.dashboard,
    {
      open: 'Delete my learning data',
      word: 'delete',
      confirm: 'Delete',
      call: 'delete_my_learning',
      busy: 'Deleting...',
    },
  ],
])('a learner who %s is told on a translated page that it is under way', async (_does, address, names) => {
  const { user } = await renderAt(address, { as: seedUsers.lena });
  await user.click(await screen.findByRole('button', { name: names.open }));
  const dialog = within(await screen.findByRole('dialog'));
  if (names.word !== null) await user.type(dialog.getByRole('textbox'), names.word);
  const release = holdFunction(names.call);
  translate();
  const button = dialog.getByRole('button', { name: names.confirm });
  await user.click(button);
  expect(button).toHaveAccessibleName(names.busy);
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a translated lesson no longer says that a note was removed once that is undone', async () => {
  const { user } = await renderAt(lessonAt(4), { as: seedUsers.lena });
  await user.click(await screen.findByRole('button', { name: 'Your notes (1)' }));
  const notes = within(await screen.findByRole('dialog', { name: 'Your notes' }));
  await user.click(notes.getByRole('button', { name: /^Edit note, / }));
  await user.click(notes.getByRole('button', { name: 'Remove note' }));
  expect(notes.getByText('Note removed.')).toBeVisible();
  translate();
  await user.click(notes.getByRole('button', { name: 'Undo' }));
  expect(notes.queryByText('Note removed.')).not.toBeInTheDocument();
});

test('a translated lesson says when its tick is sent', async () => {
  emulator.faults.replace(parseFaults('rpc.record_progress:503'));
  addToOutbox(seedUsers.lena.id, {
    type: 'completed',
    courseId: startHereAi.courseId,
    lesson: 'start-here-ai-05',
  });
  await renderAt(lessonAt(5), { as: seedUsers.lena });
  const line = await screen.findByText(/^Done on .* Waiting for a connection\.$/);
  translate();
  emulator.faults.clear();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(line).toHaveTextContent(/^Done on \w+ \d+$/));
});

test('a translated course no longer asks to press Enroll Now once that is pressed', async () => {
  const { user } = await renderAt('/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55', {
    as: seedUsers.ada,
    state: { backToEnroll: true },
  });
  const words = await screen.findByText('You are signed in. Press Enroll Now to continue.');
  const line = words.closest('output');
  translate();
  await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(line).toBeEmptyDOMElement();
});

test('a button of a translated plan says what it does next', async () => {
  const { user } = await renderAt(paths.plan(startHereAi.courseId), { as: seedUsers.lena });
  const button = await screen.findByRole('button', { name: 'Change your answers' });
  translate();
  await user.click(button);
  expect(button).toHaveAccessibleName('Hide the links');
});

test('the message of an enrollment on a translated page offers what it does', async () => {
  const { user } = await renderAt('/courses', { as: seedUsers.ada });
  const refusal = { code: 'PT404', message: 'There is no such course.', details: null, hint: null };
  server.use(http.post('*/rest/v1/rpc/enrol', () => HttpResponse.json(refusal, { status: 404 })));
  const isOfCourse = { name: 'Enroll Now', description: 'Start Here: AI in Plain Language' };
  await user.click(await screen.findByRole('button', isOfCourse));
  const button = await screen.findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  translate();
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Open course' })).toBeVisible();
});

test('a notice of a translated page makes way for the next one', async () => {
  const { store } = await renderAt('/about');
  act(() => void store.dispatch(noticeRaised({ kind: 'signedOut', page: null })));
  await screen.findByText('You are signed out.');
  translate();
  act(() => void store.dispatch(noticeRaised({ kind: 'signedOutEverywhere', page: null })));
  expect(screen.getByText('You are signed out on all your devices.')).toBeVisible();
  expect(screen.queryByText('You are signed out.')).not.toBeInTheDocument();
});
