/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { signIn } from '@/features/auth/session/accountCalls';
import { addToOutbox } from '@/features/learning/outbox/outbox';
import { sendNow } from '@/features/learning/sync/syncLearning';
import { readTexts, writeAnswer } from '@/features/learning/texts/texts';
import { keepChoice } from '@/features/learning/device/choices';
import { keepPlace } from '@/pages/lesson/readingPlace';
import { holdFunction } from '@/testing/holdCalls';
import { renderAt } from '@/testing/renderAt';

const prompting = 'Prompting That Works: From First Draft to Reliable Results';
const promptingId = '90b728ae-ebae-58b6-a2eb-c77d707fbd55';
const promptingPage = `/course/${promptingId}`;
const startHere = 'd4c7677b-9c1c-575e-a6a9-bd066167a630';
const business = 'd7860bff-a73b-5a33-958d-911e3af9adc1';

const { lena } = seedUsers;

const page = () => within(screen.getByRole('main'));
const findSection = async (name: string) => within(await page().findByRole('region', { name }));

test('a course under way shows its progress and continues at the first lesson not done', async () => {
  await renderAt('/dashboard', { as: seedUsers.lena });
  const courses = await findSection('My courses');
  expect(await courses.findByText('4 of 9 lessons')).toBeVisible();
  expect(courses.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
    'href',
    `/course/${startHere}/learn/start-here-ai-05`,
  );
  expect(
    await page().findByText('Next is lesson 5, Your first useful conversation with a chatbot.'),
  ).toBeVisible();
});

test('the title of the next lesson is there as soon as its number', async () => {
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const [line] of document.body.textContent.matchAll(/Next(?: is|:) lesson 5.{5}/g)) seen.add(line);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await renderAt('/dashboard', { as: seedUsers.lena });
  await page().findByText('Next: lesson 5, Your first useful conversation with a chatbot');
  observer.disconnect();
  expect([...seen].toSorted()).toEqual(['Next is lesson 5, You', 'Next: lesson 5, You']);
});

test('a finished course offers its plan, its certificate and a review', async () => {
  await renderAt('/dashboard', { as: seedUsers.omar });
  const courses = await findSection('My courses');
  expect(await courses.findByText(/^Finished on /)).toBeVisible();
  expect(await page().findByText('All of your courses are finished.')).toBeVisible();
  expect(courses.getByRole('link', { name: 'Your one-page plan' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/plan$/),
  );
  expect(courses.getByRole('link', { name: 'Certificate' })).toHaveAttribute(
    'href',
    '/certificate/7K3M9QXW2B4D',
  );
  expect(courses.getByRole('link', { name: /^Review/ })).toBeVisible();
});

test('a finished course and its last lesson show the same day', async () => {
  const { router } = await renderAt('/dashboard', { as: seedUsers.omar });
  const finished = await (await findSection('My courses')).findByText(/^Finished on /);
  const day = finished.textContent.replace('Finished on ', '');
  await act(() => router.navigate(`/course/${business}/learn/start-here-business-08`));
  expect(await page().findByText(`Done on ${day}`)).toBeVisible();
});

test('a member without courses sees "No courses yet" and links to the courses and to the free ones', async () => {
  await renderAt('/dashboard', { as: seedUsers.ada });
  expect(await page().findByText('Your first course will show up here.')).toBeVisible();
  expect(await page().findByRole('heading', { name: 'No courses yet' })).toBeVisible();
  expect(
    page().getByText('Two courses are free. Enroll in one, and your progress will be kept here.'),
  ).toBeVisible();
  expect(page().getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses');
  expect(page().getByRole('link', { name: 'Free courses' })).toHaveAttribute('href', '/courses?price=free');
});

test('an outage is reported, and Try again reloads the courses', async () => {
  emulator.faults.replace(parseFaults('rpc.my_learning:503'));
  const { user } = await renderAt('/dashboard', { as: seedUsers.lena });
  const courses = await findSection('My courses');
  expect(await courses.findByText(/could not be looked up/)).toBeVisible();
  expect(await page().findByText('What comes next is not known yet.')).toBeVisible();
  emulator.faults.clear();
  await user.click(courses.getByRole('button', { name: 'Try again' }));
  expect(await courses.findByText('4 of 9 lessons')).toBeVisible();
  expect(page().getByText(/^Next is lesson 5/)).toBeVisible();
});

test('the earlier failure is not shown to a member who signs in again, before there is an answer', async () => {
  emulator.faults.replace(parseFaults('rpc.my_learning:503'));
  const { user, store, router } = await renderAt('/dashboard', { as: lena });
  expect(await page().findByText(/could not be looked up/)).toBeVisible();
  await user.click(page().getByRole('button', { name: 'Logout' }));
  await screen.findByText('You are signed out.');
  emulator.faults.clear();
  const release = holdFunction('my_learning');
  await act(() => store.dispatch(signIn({ ...lena, rememberMe: true })));
  await act(() => router.navigate('/dashboard'));
  const courses = await findSection('My courses');
  expect(await courses.findByText('Loading...')).toBeInTheDocument();
  expect(courses.queryByText(/could not be looked up/)).not.toBeInTheDocument();
  release();
  expect(await courses.findByText('4 of 9 lessons')).toBeVisible();
});

test('Try again shows its progress, reports another failure and keeps the focus', async () => {
  emulator.faults.replace(parseFaults('rpc.my_learning:503'));
  const { user } = await renderAt('/dashboard', { as: lena });
  const courses = await findSection('My courses');
  const again = await courses.findByRole('button', { name: 'Try again' });
  const release = holdFunction('my_learning');
  await user.click(again);
  expect(again).toHaveAccessibleName('Trying...');
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(courses.getByRole('status')).toHaveTextContent('Trying...');
  release();
  await waitFor(() => expect(again).toHaveAccessibleName('Try again'));
  expect(again).toHaveFocus();
  expect(courses.getByRole('status')).toHaveTextContent('Still no answer.');

  emulator.faults.clear();
  await user.click(again);
  expect(await courses.findByText('4 of 9 lessons')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a waiting enrollment is shown even when the service does not answer', async () => {
  const { ada } = seedUsers;
  emulator.faults.replace(parseFaults('rpc:503'));
  addToOutbox(ada.id, { type: 'enrol', courseId: startHere });
  await renderAt('/dashboard', { as: ada });
  const courses = await findSection('My courses');
  expect(
    await courses.findByText('Whether you have more courses could not be looked up. None of them is lost.'),
  ).toBeVisible();
  expect(courses.getByText('0 of 9 lessons')).toBeVisible();
});

test('a saved course can be removed, and Undo restores it', async () => {
  const first = await renderAt(promptingPage, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await first.user.click(await page().findByRole('button', { name: 'Enroll Now' }));
  await first.user.click(await screen.findByRole('button', { name: 'See list' }));
  const list = await findSection('Saved courses');
  expect(list.getByText('Payment is not open yet. Your list is kept, and nothing is charged.')).toBeVisible();
  expect(list.getByRole('link', { name: prompting })).toBeVisible();
  await first.user.click(list.getByRole('button', { name: `Remove ${prompting}` }));
  await waitFor(() => expect(list.queryByRole('link', { name: prompting })).not.toBeInTheDocument());
  expect(list.getByRole('heading', { name: 'Saved courses' })).toHaveFocus();
  await first.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await list.findByRole('link', { name: prompting })).toBeVisible();
});

test('closing the message about the last removed course keeps the focus on the page', async () => {
  const { user } = await renderAt(promptingPage, { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  await user.click(await page().findByRole('button', { name: 'Enroll Now' }));
  await user.click(await screen.findByRole('button', { name: 'See list' }));
  const list = await findSection('Saved courses');
  await user.click(await list.findByRole('button', { name: `Remove ${prompting}` }));
  await list.findByText('Nothing is on your list now.');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(page().queryByRole('region', { name: 'Saved courses' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Back to the address of the saved courses returns the focus to the followed link', async () => {
  addToOutbox(lena.id, { type: 'save', courseId: promptingId });
  const { user } = await renderAt('/dashboard#saved', { as: lena, isInBrowser: true });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved courses' })).toHaveFocus());
  await user.click((await findSection('My courses')).getByRole('link', { name: /^Continue/ }));
  await screen.findByRole('button', { name: 'Mark as done and continue' });
  act(() => window.history.back());
  expect(await (await findSection('My courses')).findByRole('link', { name: /^Continue/ })).toHaveFocus();
});

test('saved courses that load late do not take the focus from a field', async () => {
  const { user } = await renderAt('/dashboard#saved', { as: lena });
  await findSection('My courses');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const field = await screen.findByLabelText('Current password');
  await user.click(field);
  act(() => addToOutbox(lena.id, { type: 'save', courseId: promptingId }));
  await findSection('Saved courses');
  expect(field).toHaveFocus();
});

test('"Stay signed in" after Logout in the menu leaves no step of history', async () => {
  const { user } = await renderAt('/courses', { as: seedUsers.ada });
  await screen.findByRole('button', { name: 'Account menu' });
  emulator.faults.replace(parseFaults('rpc.enrol:offline'));
  const card = (await screen.findByRole('heading', { level: 3, name: /^Start Here: AI in/ })).closest('li');
  await user.click(within(card ?? document.body).getByRole('button', { name: 'Enroll Now' }));
  await screen.findByText(/kept on this device/);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Logout' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(Object(window.history.state)).not.toHaveProperty('isLayer'));
});

async function openLena() {
  const opened = await renderAt('/dashboard', { as: lena });
  expect(await (await findSection('My courses')).findByText('4 of 9 lessons')).toBeVisible();
  return { ...opened, send: () => opened.store.dispatch(sendNow(lena.id)) };
}

test('a change that is being sent does not say that it waits for a connection', async () => {
  const { send } = await openLena();
  const release = holdFunction('save_course');
  act(() => addToOutbox(lena.id, { type: 'save', courseId: promptingId }));
  const sending = send();
  const list = await findSection('Saved courses');
  expect(await list.findByRole('link', { name: prompting })).toBeVisible();
  expect(screen.queryByText(/for a connection/)).not.toBeInTheDocument();
  release();
  await act(() => sending);
});

test('a tick that could not be sent is marked as waiting next to the count', async () => {
  const { send } = await openLena();
  emulator.faults.replace(parseFaults('rpc:503'));
  act(() => addToOutbox(lena.id, { type: 'completed', courseId: startHere, lesson: 'start-here-ai-05' }));
  await act(send);
  const courses = await findSection('My courses');
  expect(await courses.findByText('5 of 9 lessons')).toBeVisible();
  expect(courses.getByText('(1 waiting to be sent)')).toBeVisible();
});

test('a change that could not be sent says that it waits; the last opened lesson does not count', async () => {
  const { send } = await openLena();
  emulator.faults.replace(parseFaults('rpc:503'));
  act(() => {
    addToOutbox(lena.id, { type: 'save', courseId: promptingId });
    addToOutbox(lena.id, { type: 'opened', courseId: startHere, lesson: 'start-here-ai-05' });
  });
  await act(send);
  expect(await page().findByText(/^1 change waits for a connection\./)).toBeVisible();
});

test('a change that the browser does not store says how long it is kept', async () => {
  const { send } = await openLena();
  emulator.faults.replace(parseFaults('rpc:503'));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  act(() => addToOutbox(lena.id, { type: 'save', courseId: promptingId }));
  await act(send);
  expect(
    await page().findByText('1 change waits for a connection. Kept until you close this tab.'),
  ).toBeVisible();
  full.mockRestore();
  emulator.faults.clear();
  await act(send);
});

test('a refusal is shown until it is dismissed, also after a reload', async () => {
  const refusal = /could not be marked as done\. You are not enrolled in the course of this lesson\.$/;
  const first = await openLena();
  act(() =>
    addToOutbox(lena.id, { type: 'completed', courseId: business, lesson: 'start-here-business-01' }),
  );
  await act(first.send);
  expect(await page().findByText(refusal)).toBeVisible();
  first.view.unmount();
  const second = await openLena();
  expect(await page().findByText(refusal)).toBeVisible();
  await second.user.click(page().getByRole('button', { name: 'Dismiss' }));
  expect(page().queryByText(refusal)).not.toBeInTheDocument();
  second.view.unmount();
  await openLena();
  expect(page().queryByText(refusal)).not.toBeInTheDocument();
});

test('the message about a refused tick disappears once the lesson is marked again', async () => {
  const refusal = /could not be marked as done\. You are not enrolled in the course of this lesson\.$/;
  const { user, router, send } = await openLena();
  const lesson = 'start-here-business-01';
  act(() => addToOutbox(lena.id, { type: 'completed', courseId: business, lesson }));
  await act(send);
  expect(await page().findByText(refusal)).toBeVisible();
  act(() => addToOutbox(lena.id, { type: 'enrol', courseId: business }));
  await act(send);
  await act(() => router.navigate(`/course/${business}/learn/${lesson}`));
  await user.click(await page().findByRole('button', { name: 'Mark as done and continue' }));
  await act(send);
  await act(() => router.navigate('/dashboard'));
  await findSection('My courses');
  expect(page().queryByText(refusal)).not.toBeInTheDocument();
});

test('a certificate of a course that was left is on the dashboard', async () => {
  const { omar } = seedUsers;
  emulator.transact(({ tables: { learners } }) => {
    const learner = learners.find(omar.id);
    if (learner) learners.put({ ...learner, enrolments: [] });
  });
  await renderAt('/dashboard', { as: omar });
  const kept = await findSection('Certificates of courses you left');
  expect(
    kept.getByRole('heading', { name: 'Start Here: Is a Creator Business Right for You?' }),
  ).toBeVisible();
  expect(kept.getByRole('link', { name: 'Certificate' })).toHaveAttribute(
    'href',
    `/certificate/${omar.course.certificate}`,
  );
  expect(page().getByRole('heading', { name: 'No courses now' })).toBeVisible();
  expect(page().getByText('Your next course will show up here.')).toBeVisible();
});

test('an enrollment says that it waits for a connection only once sending has failed', async () => {
  const { store } = await renderAt('/dashboard', { as: seedUsers.ada });
  await page().findByRole('heading', { name: 'No courses yet' });
  emulator.faults.replace(parseFaults('rpc:503'));
  act(() => addToOutbox(seedUsers.ada.id, { type: 'enrol', courseId: startHere }));
  const courses = await findSection('My courses');
  expect(await courses.findByText('0 of 9 lessons')).toBeVisible();
  expect(courses.getByText('Your enrollment is being sent.')).toBeVisible();
  expect(screen.queryByText(/for a connection/)).not.toBeInTheDocument();
  await act(() => store.dispatch(sendNow(seedUsers.ada.id)));
  expect(await courses.findByText('Your enrollment waits for a connection.')).toBeVisible();
});

test('a question of the course idea stays open when one below it is opened, and its answer is kept', async () => {
  const { user } = await renderAt('/dashboard', { as: seedUsers.carl });
  const idea = await findSection('Your course idea');
  await user.click(idea.getByRole('button', { name: /^Who is it for\?/ }));
  const opened = within(idea.getByRole('region', { name: 'Who is it for?' }));
  await user.type(opened.getByRole('textbox', { name: 'Who is it for?' }), 'Bakers at markets.');
  await user.click(idea.getByRole('button', { name: /^Which lessons come after it\?/ }));
  const second = await idea.findByRole('textbox', { name: 'Which lessons come after it?' });
  await waitFor(() => expect(second).toBeVisible());
  expect(opened.getByRole('textbox', { name: 'Who is it for?' })).toBeVisible();
  expect(idea.getByText('1 of 6 answered')).toBeVisible();
  await waitFor(() =>
    emulator.transact(({ tables }) => {
      expect(tables.learners.find(seedUsers.carl.id)?.answers).toMatchObject([
        { block: 'idea-1', body: 'Bakers at markets.' },
      ]);
    }),
  );
});

test('an answer of the course idea that is too long is kept and says so, open and closed', async () => {
  const { carl } = seedUsers;
  const { user } = await renderAt('/dashboard', { as: carl });
  const idea = await findSection('Your course idea');
  const row = idea.getByRole('button', { name: /^Who is it for\?/ });
  await user.click(row);
  const field = await idea.findByRole('textbox', { name: 'Who is it for?' });
  await user.click(field);
  await user.paste('x'.repeat(10_002));
  expect(field).toHaveValue('x'.repeat(10_002));
  expect(field).toHaveAccessibleDescription(
    '2 characters too many. Kept on this device, not sent until it is shorter.',
  );
  await user.click(row);
  expect(row).toHaveAccessibleName(/Not saved yet\. An answer holds at most 10,000 characters\./);
});

test('a closed question says that its answer has two versions', async () => {
  const { carl } = seedUsers;
  const { store, services } = await renderAt('/dashboard', { as: carl });
  const idea = await findSection('Your course idea');
  const client = await services.getClient();
  await client.rpc('save_answers', { answers: [{ block: 'idea-1', body: 'Bakers.', revision: 0 }] });
  act(() => writeAnswer(carl.id, 'idea-1', 'Bakers at markets.'));
  await act(() => store.dispatch(sendNow(carl.id)));
  const row = idea.getByRole('button', { name: /^Who is it for\?/ });
  expect(row).toHaveAccessibleName(
    /Not saved yet\. Your account has another version\. Choose which one to keep\./,
  );
  expect(within(row).queryByTestId('CheckIcon')).not.toBeInTheDocument();
});

test('a closed question says how long an answer is kept that the browser does not store', async () => {
  const { carl } = seedUsers;
  const { store } = await renderAt('/dashboard', { as: carl });
  const idea = await findSection('Your course idea');
  emulator.faults.replace(parseFaults('rpc:503'));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  act(() => writeAnswer(carl.id, 'idea-1', 'Bakers at markets.'));
  const row = idea.getByRole('button', { name: /^Who is it for\?/ });
  expect(row).toHaveAccessibleName(/Kept until you close this tab\./);
  expect(within(row).queryByTestId('CheckIcon')).not.toBeInTheDocument();
  full.mockRestore();
  emulator.faults.clear();
  await act(() => store.dispatch(sendNow(carl.id)));
});

test('a creator can send the outline below the questions', async () => {
  await renderAt('/dashboard', { as: seedUsers.carl });
  const idea = await findSection('Your course idea');
  expect(idea.getByRole('link', { name: 'Send an Outline' })).toHaveAttribute(
    'href',
    'mailto:creators@aiclub.example?subject=Outline%20of%20a%20course',
  );
});

test('a creator sees both revenue shares and a link to the calculator', async () => {
  await renderAt('/dashboard', { as: seedUsers.carl });
  const shares = await findSection('How creators are paid');
  expect(shares.getByText('80%')).toBeVisible();
  expect(shares.getByText('50%')).toBeVisible();
  expect(shares.getByRole('link', { name: 'Try your own price in the calculator' })).toHaveAttribute(
    'href',
    '/creators',
  );
});

/** The files that the page hands to the browser from here on. */
function watchDownloads(): readonly Blob[] {
  const saved: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return '#';
  });
  return saved;
}

test('the export also contains what is only on this device', async () => {
  const saved = watchDownloads();
  const { user } = await openLena();
  const tooLong = 'x'.repeat(10_001);
  act(() => writeAnswer(lena.id, 'sha-05-f', tooLong));
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data is downloaded.')).toBeVisible();
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
    enrolments: [{ course_id: startHere }],
    only_on_this_device: { answers: [{ block: 'sha-05-f', body: tooLong }], notes: [], events: [] },
  });
});

test('the export says which course, lesson and question each id in it stands for', async () => {
  const saved = watchDownloads();
  const { user } = await openLena();
  act(() => writeAnswer(lena.id, 'sha-05-f', 'A birthday for six.'));
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data is downloaded.')).toBeVisible();
  const { names } = JSON.parse((await saved[0]?.text()) ?? '');
  expect(names).toMatchObject({
    [startHere]: 'Start Here: AI in Plain Language',
    'start-here-ai-01': 'What people mean when they say AI',
    'sha-03-g': expect.stringMatching(/^Name one thing you know well that is thinly written about/),
    'sha-05-f': 'My three turns',
  });
  // Nothing about what the learner has not touched.
  expect(names).not.toHaveProperty('start-here-ai-09');
});

test('learning data is deleted only after typing the word that the dialog asks for', async () => {
  const { user } = await renderAt('/dashboard', { as: seedUsers.lena });
  const data = await findSection('Your learning data');
  await user.click(data.getByRole('button', { name: 'Delete my learning data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your learning data?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const field = dialog.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await user.type(field, 'del{Enter}');
  const said = dialog.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said).toContain('Type the word delete.');
  await user.type(field, 'ete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your learning data is deleted.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeVisible();
  emulator.transact(({ tables }) => {
    expect(tables.learners.find(seedUsers.lena.id)?.enrolments ?? []).toEqual([]);
  });
});

test('a deletion waits for pending saves and leaves only an empty record on this device', async () => {
  const { user, send } = await openLena();
  keepPlace(lena.id, 'start-here-ai-05', 0.5);
  keepChoice(lena.id, 'sha-01-c', 'A timer');
  act(() =>
    addToOutbox(lena.id, { type: 'completed', courseId: business, lesson: 'start-here-business-01' }),
  );
  await act(send);
  await user.click(screen.getByRole('button', { name: 'Delete my learning data' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'delete');
  const release = holdFunction('save_answers');
  act(() => writeAnswer(lena.id, 'sha-01-f', 'A spam filter'));
  const sending = send();
  await waitFor(() => expect(readTexts(lena.id).answers['sha-01-f']?.sent).toBe('A spam filter'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeVisible();
  release();
  expect(await screen.findByText('Your learning data is deleted.')).toBeVisible();
  await act(() => sending);
  emulator.transact(({ tables }) => {
    expect(tables.learners.find(lena.id)?.answers ?? []).toEqual([]);
  });
  const kept = Object.keys(localStorage).filter((key) => key.includes(lena.id));
  expect(kept).toEqual([`aiclub-learning:${lena.id}`]);
});

test('the dialog cannot be closed during the deletion', async () => {
  const { user } = await renderAt('/dashboard', { as: seedUsers.lena });
  const data = await findSection('Your learning data');
  await user.click(data.getByRole('button', { name: 'Delete my learning data' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'delete');
  const release = holdFunction('delete_my_learning');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click(dialog.getByRole('button', { name: 'Keep everything' }));
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  release();
  expect(await screen.findByText('Your learning data is deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a deletion that fails after Back has closed the dialog is reported on the page', async () => {
  const { user } = await renderAt('/dashboard', { as: seedUsers.lena });
  const data = await findSection('Your learning data');
  await user.click(data.getByRole('button', { name: 'Delete my learning data' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'delete');
  emulator.faults.replace(parseFaults('rpc.delete_my_learning:503'));
  const release = holdFunction('delete_my_learning');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  release();
  expect(await data.findByText(/We can't reach your courses/)).toBeVisible();
  await user.click(data.getByRole('button', { name: 'Delete my learning data' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('textbox')).toHaveValue('');
  expect(screen.queryByText(/We can't reach your courses/)).not.toBeInTheDocument();
});

test('a deletion that the service refuses is not shown as done, and deletes nothing here', async () => {
  const { user } = await openLena();
  act(() => writeAnswer(lena.id, 'sha-05-a', 'A birthday for six.'));
  const data = await findSection('Your learning data');
  await user.click(data.getByRole('button', { name: 'Delete my learning data' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'delete');
  emulator.faults.replace(parseFaults('rpc.delete_my_learning:503'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/We can't reach your courses/));
  expect(screen.queryByText('Your learning data is deleted.')).not.toBeInTheDocument();
  expect(readTexts(lena.id).answers['sha-05-a']).toMatchObject({ body: 'A birthday for six.' });
});

test('without a connection the export says that it needs one', async () => {
  const { user } = await openLena();
  emulator.faults.replace(parseFaults('*:offline'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(
    await screen.findByText('You are offline, and this needs a connection. Try again once you are online.'),
  ).toBeVisible();
  online.mockRestore();
});

test('every lesson whose tick was refused is named', async () => {
  const { send } = await openLena();
  act(() => {
    for (const lesson of ['start-here-business-02', 'start-here-business-03']) {
      addToOutbox(lena.id, { type: 'completed', courseId: business, lesson });
    }
  });
  await act(send);
  const title = 'Start Here: Is a Creator Business Right for You?';
  expect(
    await page().findByText(new RegExp(`^Lesson 2 of ${title.replace('?', '\\?')} could not`)),
  ).toBeVisible();
  expect(page().getByText(new RegExp(`^Lesson 3 of ${title.replace('?', '\\?')} could not`))).toBeVisible();
});

test('unsent texts and notes are counted as waiting', async () => {
  const { send } = await openLena();
  emulator.faults.replace(parseFaults('rpc:503'));
  act(() => writeAnswer(lena.id, 'sha-05-a', 'A birthday for six.'));
  await act(send);
  expect(await page().findByText(/^1 change waits for a connection\./)).toBeVisible();
  act(() => {
    addToOutbox(lena.id, { type: 'completed', courseId: startHere, lesson: 'start-here-ai-05' });
    addToOutbox(lena.id, { type: 'completed', courseId: startHere, lesson: 'start-here-ai-06' });
  });
  await act(send);
  expect(await page().findByText(/^3 changes wait for a connection\./)).toBeVisible();
});

test('an answer with two versions is listed with a link to it', async () => {
  const { send, services } = await openLena();
  const client = await services.getClient();
  await client.rpc('save_answers', {
    answers: [{ block: 'sha-05-x', body: 'From the phone.', revision: 0 }],
  });
  act(() => writeAnswer(lena.id, 'sha-05-x', 'From the desk.'));
  await act(send);
  const link = await page().findByRole('link', { name: 'Lesson 5 of Start Here: AI in Plain Language' });
  expect(link).toHaveAttribute('href', `/course/${startHere}/learn/start-here-ai-05#sha-05-x`);
  expect(link.parentElement).toHaveTextContent(
    /there are two versions of what you wrote\. Choose which one to keep\.$/,
  );
});
