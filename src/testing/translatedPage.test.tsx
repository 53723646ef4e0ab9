/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { tolerateTranslation } from '@/boot/tolerateTranslation';
import { noticeRaised } from '@/features/auth/redirects/noticeSlice';
import { lessons as startHereAi } from '@/features/learning/lessons/startHereAi';
import { paths } from '@/paths';
import { renderAt } from './renderAt';

let takeBack: () => void;
beforeAll(() => {
  takeBack = tolerateTranslation();
});
afterAll(() => takeBack());

/** Replaces every text by elements, as browsers do that translate a page; the words stay. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const translated = document.createElement('font');
    translated.innerHTML = '<font></font>';
    translated.firstElementChild?.append(text.data);
    text.replaceWith(translated);
  }
}

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
