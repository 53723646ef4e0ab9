/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { formatDay } from '@/features/catalogue/formatCourse';
import { recordKey } from '@/features/learning/record/learningApi';
import { addToOutbox } from '@/features/learning/outbox/outbox';
import { writeAnswer } from '@/features/learning/texts/texts';
import { refreshLearning, sendNow } from '@/features/learning/sync/syncLearning';
import { holdFunction } from '@/testing/holdCalls';
import { renderAt } from '@/testing/renderAt';

const ai = seedUsers.lena.course.id;
const business = seedUsers.omar.course.id;

/** Makes Omar's plan one without a certificate. */
const takeCertificateBack = () =>
  emulator.transact(({ tables: { learners } }) => {
    const learner = learners.find(seedUsers.omar.id);
    if (learner) learners.put({ ...learner, certificates: [] });
  });

const findPlan = async (name: string) => within(await screen.findByRole('article', { name }));

test('a finished plan contains what the learner wrote', async () => {
  await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  const sheet = await findPlan('My one-page business plan');
  expect(
    screen.getByRole('heading', { level: 1, name: 'You have finished all eight lessons.' }),
  ).toBeVisible();
  expect(sheet.getByText(/^Omar Reyes, \w+ \d+, \d{4}$/)).toBeVisible();
  expect(sheet.getByText('Goal')).toBeVisible();
  expect(sheet.getByText('Six people who pay me for one evening a month.')).toBeVisible();
  expect(sheet.getByText('At most 400, and never below 100 in the account.')).toBeVisible();
  expect(
    sheet.getByText('Written in the course Start Here: Is a Creator Business Right for You?'),
  ).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the plan of a learner who wrote nothing does not claim that they did', async () => {
  emulator.transact(({ tables: { learners } }) => {
    const learner = learners.find(seedUsers.omar.id);
    if (learner) learners.put({ ...learner, answers: [] });
  });
  await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  expect(await screen.findByText(/^You have written nothing for this page yet\./)).toBeVisible();
  expect(screen.queryByText(/made of what you wrote/)).not.toBeInTheDocument();
});

test("a learner's text has the direction of its own language, in its field and in the plan", async () => {
  const { view } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  const sheet = await findPlan('My one-page business plan');
  expect(await sheet.findByText(/^Six people/)).toHaveAttribute('dir', 'auto');
  view.unmount();
  await renderAt(`/course/${business}/learn/start-here-business-08`, { as: seedUsers.omar });
  expect(await screen.findByDisplayValue(/^Six people/)).toHaveAttribute('dir', 'auto');
});

test('a missing part links to its field', async () => {
  await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  const sheet = await findPlan('My one-page business plan');
  expect(
    sheet.getByRole('link', { name: 'Choose the model you would test first in lesson 5.' }),
  ).toHaveAttribute('href', `/course/${business}/learn/start-here-business-05#shb-05-g`);
  expect(sheet.getByRole('link', { name: 'Write your date in lesson 8.' })).toHaveAttribute(
    'href',
    `/course/${business}/learn/start-here-business-08#shb-08-f`,
  );
});

/** Writes into the part "Goal" of Omar's plan on another device, and then on this one. */
async function writeTwoVersions({ store, services }: Awaited<ReturnType<typeof renderAt>>) {
  const client = await services.getClient();
  const answers = [{ block: 'shb-08-d', body: 'Seven people.', revision: 1 }];
  const { data } = await client.rpc('save_answers', { answers });
  expect(data).toMatchObject([{ status: 'saved' }]);
  act(() => writeAnswer(seedUsers.omar.id, 'shb-08-d', 'Five people.'));
  await act(() => store.dispatch(sendNow(seedUsers.omar.id)));
}

test('an answer with two versions says so in the plan, with a link to choose one', async () => {
  const page = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  const sheet = await findPlan('My one-page business plan');
  expect(await sheet.findByText(/^Six people/)).toBeVisible();
  expect(sheet.queryByText(/two versions/)).not.toBeInTheDocument();
  await writeTwoVersions(page);
  const link = sheet.getByRole('link', { name: /^Choose which/ });
  expect(link).toHaveAccessibleName('Choose which one to keep (Goal)');
  expect(link.closest('dd')).toHaveTextContent(
    /^Five people\.There are two versions of what you wrote in lesson 8\. Choose/,
  );

  await page.user.click(link);
  const choice = within(await screen.findByRole('group', { name: 'In your account' }));
  expect(choice.getByText('Seven people.')).toBeVisible();
  await page.user.click(choice.getByRole('button', { name: 'Keep this one' }));
  await act(() => page.router.navigate(-1));
  const settled = await findPlan('My one-page business plan');
  expect(settled.getByText('Seven people.')).toBeVisible();
  expect(settled.queryByText(/two versions/)).not.toBeInTheDocument();
});

test('the plan in the last lesson also says that an answer has two versions', async () => {
  const page = await renderAt(`/course/${business}/learn/start-here-business-08`, { as: seedUsers.omar });
  expect(await screen.findByRole('heading', { level: 4, name: 'Goal' })).toBeVisible();
  await writeTwoVersions(page);
  const link = screen.getByRole('link', { name: 'Choose which one to keep (Goal)' });
  expect(link.parentElement).toHaveTextContent(/^There are two versions of what you wrote in lesson 8\./);
  await page.user.click(link);
  expect(screen.getByRole('textbox', { name: /goal/i })).toHaveFocus();
});

test('"Change your answers" lists where every part was written', async () => {
  const { user } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  const sheet = await findPlan('My one-page business plan');
  expect(sheet.queryByRole('link', { name: /^Change in lesson/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change your answers' }));
  const links = sheet.getAllByRole('link', { name: /^Change in lesson/ });
  const names = links.map((link) => link.textContent);
  expect(new Set(names).size).toBe(names.length);
  const first = sheet.getByRole('link', { name: 'Change in lesson 8 (Goal)' });
  expect(links[0]).toBe(first);
  expect(first).toHaveAttribute('href', `/course/${business}/learn/start-here-business-08#shb-08-d`);
  // On a phone the button is far below it.
  expect(first).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Hide the links' }));
  expect(sheet.queryByRole('link', { name: /^Change in lesson/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change your answers' })).toHaveFocus();
});

test('the links to change answers are still there after Back, with the focus on the one that was followed', async () => {
  const { user, router } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  await findPlan('My one-page business plan');
  await user.click(screen.getByRole('button', { name: 'Change your answers' }));
  const links = await screen.findAllByRole('link', { name: /^Change in lesson/ });
  const last = links.at(-1) ?? document.body;
  const { textContent: name } = last;
  await user.click(last);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/learn\//));
  await act(() => router.navigate(-1));
  await findPlan('My one-page business plan');
  expect(screen.getByRole('link', { name: name ?? '' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Hide the links' }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /^Change in lesson/ })).not.toBeInTheDocument(),
  );
  await act(() => router.navigate(`/course/${business}`));
  await act(() => router.navigate(-1));
  await findPlan('My one-page business plan');
  expect(screen.getByRole('button', { name: 'Change your answers' })).toBeVisible();
});

test('before all lessons are done the page shows the plan so far', async () => {
  await renderAt(`/course/${ai}/plan`, { as: seedUsers.lena });
  const sheet = await findPlan('My one-page plan for using AI this month');
  expect(screen.getByRole('heading', { level: 1, name: 'Your plan so far' })).toBeVisible();
  expect(screen.getByText(/^4 of 9 lessons done\./)).toBeVisible();
  expect(sheet.getByText(/^Lena Frost, .+, so far$/)).toBeVisible();
  expect(sheet.getByText('It guesses the next word, again and again, from what it has read.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue: lesson 5' })).toHaveAttribute(
    'href',
    `/course/${ai}/learn/start-here-ai-05`,
  );
  expect(screen.getByText('You can get it when all nine lessons are done.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get your certificate' })).not.toBeInTheDocument();
});

test('a tick that could not be sent is marked as waiting next to the count', async () => {
  const { store } = await renderAt(`/course/${ai}/plan`, { as: seedUsers.lena });
  await screen.findByRole('heading', { level: 1, name: 'Your plan so far' });
  emulator.faults.replace(parseFaults('rpc:503'));
  act(() => addToOutbox(seedUsers.lena.id, { type: 'completed', courseId: ai, lesson: 'start-here-ai-05' }));
  await act(() => store.dispatch(sendNow(seedUsers.lena.id)));
  expect(await screen.findByText(/^5 of 9 lessons done/)).toHaveTextContent(
    '5 of 9 lessons done (1 waiting to be sent). This page fills up as you write in the lessons.',
  );
});

/** Opens Omar's plan, which his last tick has finished on this device; it cannot be sent. */
async function openPlanWithWaitingTick() {
  const { omar } = seedUsers;
  const lesson = 'start-here-business-08';
  emulator.transact(({ tables: { learners } }) => {
    const learner = learners.find(omar.id);
    if (!learner) return;
    const enrolments = learner.enrolments.map((enrolment) => ({
      ...enrolment,
      progress: enrolment.progress.filter((done) => done.lesson !== lesson),
    }));
    learners.put({ ...learner, enrolments });
  });
  const opened = await renderAt(`/course/${business}/plan`, { as: omar });
  await screen.findByRole('heading', { level: 1, name: 'Your plan so far' });
  emulator.faults.replace(parseFaults('rpc.record_progress:503'));
  act(() => addToOutbox(omar.id, { type: 'completed', courseId: business, lesson }));
  await act(() => opened.store.dispatch(sendNow(omar.id)));
  return opened;
}

test('a finished plan lists the ticks that wait to be sent', async () => {
  await openPlanWithWaitingTick();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You have finished all eight lessons.' }),
  ).toBeVisible();
  expect(screen.getByText(/1 of the lessons is waiting to be sent\.$/)).toBeVisible();
});

test('printing uses the browser\u2019s dialog', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('an existing certificate is linked', async () => {
  await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  expect(await screen.findByRole('link', { name: 'See your certificate' })).toHaveAttribute(
    'href',
    `/certificate/${seedUsers.omar.course.certificate}`,
  );
});

test('a certificate asks for the name to show, and is opened once made', async () => {
  takeCertificateBack();
  const { user, router } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  const name = screen.getByRole('textbox', { name: 'Name on the certificate' });
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Omar Reyes');

  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Make the certificate' }));
  expect(name).toHaveAccessibleDescription('Type the name that the certificate shows.');
  expect(name).toHaveFocus();

  await user.type(name, 'Omar J. Reyes');
  await user.click(screen.getByRole('button', { name: 'Make the certificate' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your certificate' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Certificate of Omar J. Reyes' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/certificate\/[0-9A-HJKMNP-TV-Z]{12}$/);
});

test('the name on a certificate is stored as it reads, without bidirectional control characters', async () => {
  takeCertificateBack();
  const { user } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  const name = screen.getByRole('textbox', { name: 'Name on the certificate' });
  await user.clear(name);
  await user.type(name, 'Omar \u202Eevil\u202C Reyes');
  await user.click(screen.getByRole('button', { name: 'Make the certificate' }));
  const sheet = await screen.findByRole('article', { name: 'Certificate of Omar evil Reyes' });
  expect(sheet).not.toHaveTextContent(/[\u202A-\u202E\u2066-\u2069]/);
  expect(screen.queryByText(/another name/)).not.toBeInTheDocument();
});

test.each([
  ['the dashboard', '/dashboard'],
  ["the course's page", `/course/${business}`],
])('"Get your certificate" on %s leads to the form with its field focused', async (_page, address) => {
  takeCertificateBack();
  const { user } = await renderAt(address, { as: seedUsers.omar });
  await user.click(await screen.findByRole('link', { name: 'Get your certificate' }));
  const name = await screen.findByRole('textbox', { name: 'Name on the certificate' });
  await waitFor(() => expect(name).toHaveFocus());
});

test("a new certificate is shown as the reader's own before the record is loaded again", async () => {
  takeCertificateBack();
  const { user } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  emulator.faults.replace(parseFaults('rpc.my_learning:503'));
  await user.click(screen.getByRole('button', { name: 'Make the certificate' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Your certificate' });
  await waitFor(() => expect(title).toHaveFocus());
});

/** Requests Omar's certificate as another device of his would. */
async function issueElsewhere({ services }: Awaited<ReturnType<typeof renderAt>>, name: string) {
  const client = await services.getClient();
  const { error } = await client.rpc('issue_certificate', { course: business, name });
  expect(error).toBeNull();
}

const wasMade = (name: string) =>
  `It was made before, on ${formatDay(new Date().toISOString().slice(0, 10))}, with the name ${name} on it. That cannot be changed, so what you typed was not used.`;

test('a certificate made on another device under another name says so', async () => {
  takeCertificateBack();
  const page = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  await issueElsewhere(page, 'Omar R.');
  const name = screen.getByRole('textbox', { name: 'Name on the certificate' });
  await user.clear(name);
  await user.type(name, 'Ann B.{Enter}');
  expect(await screen.findByRole('article', { name: 'Certificate of Omar R.' })).toBeVisible();
  await waitFor(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain(wasMade('Omar R.'));
  });
  expect(screen.getByText(/^It was made before/)).toBeVisible();
});

test('a certificate made on another device under the same name shows no notice', async () => {
  takeCertificateBack();
  const page = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  await issueElsewhere(page, 'Omar Reyes');
  await user.click(screen.getByRole('button', { name: 'Make the certificate' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your certificate' })).toHaveFocus();
  expect(screen.queryByText(/It was made before/)).not.toBeInTheDocument();
});

test('a name that is being typed stays when another device makes the certificate', async () => {
  takeCertificateBack();
  const page = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  const name = screen.getByRole('textbox', { name: 'Name on the certificate' });
  await user.type(name, ' Jr.');
  await issueElsewhere(page, 'Omar R.');
  await act(() => page.store.dispatch(refreshLearning()));
  await waitFor(() => expect(localStorage.getItem(recordKey(seedUsers.omar.id))).toContain('Omar R.'));
  expect(name).toHaveValue('Omar Reyes Jr.');
  expect(name).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('link', { name: 'See your certificate' })).toHaveFocus();
});

test('leaving the page while a certificate is made prevents a redirect back', async () => {
  takeCertificateBack();
  const { user, router, services } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  const release = holdFunction('issue_certificate');
  const button = screen.getByRole('button', { name: 'Make the certificate' });
  await user.click(button);
  expect(button).toHaveFocus();
  // The memory router of tests does not change the browser's address.
  window.history.replaceState(null, '', '/contact');
  await act(() => router.navigate('/contact'));
  release();
  const client = await services.getClient();
  await waitFor(async () => {
    const { data } = await client.rpc('my_learning');
    expect(data).toHaveProperty('certificates.length', 1);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/contact');
});

test('a link of the plan focuses the field of its lesson', async () => {
  const { user, router } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  await user.click(await screen.findByRole('link', { name: 'Write your date in lesson 8.' }));
  await waitFor(() => expect(router.state.location.hash).toMatch(/^#shb-08-/));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  expect(document.activeElement?.closest(router.state.location.hash)).not.toBeNull();
});

test('while a tick cannot be sent, a certificate is not refused for it, but made once it is sent', async () => {
  takeCertificateBack();
  const { user } = await openPlanWithWaitingTick();
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  await user.click(screen.getByRole('button', { name: 'Make the certificate' }));
  expect(await screen.findByText(/^We can't reach your courses right now\./)).toBeVisible();
  expect(screen.queryByText(/not done yet/)).not.toBeInTheDocument();
  emulator.faults.replace([]);
  await user.click(screen.getByRole('button', { name: 'Make the certificate' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your certificate' })).toBeVisible();
});

test("a refusal is shown in the service's words", async () => {
  takeCertificateBack();
  const { user } = await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  await user.click(await screen.findByRole('button', { name: 'Get your certificate' }));
  // A control character, which no name may have.
  await user.type(screen.getByRole('textbox', { name: 'Name on the certificate' }), '\u0001');
  await user.click(screen.getByRole('button', { name: 'Make the certificate' }));
  expect(
    await screen.findByText('Give the name that the certificate shows, in at most 200 characters.'),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('button', { name: 'Get your certificate' })).toHaveFocus();
});

test('the next course is the other free one, and then one that builds on this one', async () => {
  await renderAt(`/course/${business}/plan`, { as: seedUsers.omar });
  const next = within(await screen.findByRole('region', { name: 'Where to go from here' }));
  expect(next.getByRole('link', { name: 'Start Here: AI in Plain Language' })).toHaveAttribute(
    'href',
    `/course/${ai}`,
  );
  expect(next.getByText('Free, 9 lessons')).toBeVisible();
});

test('a free course that is finished is not the next course', async () => {
  addToOutbox(seedUsers.omar.id, { type: 'enrol', courseId: ai });
  await renderAt(`/course/${ai}/plan`, { as: seedUsers.omar });
  const next = within(await screen.findByRole('region', { name: 'Where to go from here' }));
  expect(next.getByRole('link')).not.toHaveAttribute('href', `/course/${business}`);
});

test('a visitor reads that plans are kept in accounts, and returns after signing in', async () => {
  const { user, router } = await renderAt(`/course/${ai}/plan`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your plan is kept in your account' }),
  ).toBeVisible();
  const page = within(screen.getByRole('main'));
  expect(page.getByText(/Sign in to see it, or read the first lesson/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Read lesson 1' })).toHaveAttribute(
    'href',
    `/course/${ai}/learn/start-here-ai-01`,
  );
  await user.click(page.getByRole('link', { name: 'Sign in' }));
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), seedUsers.lena.email);
  await user.type(screen.getByLabelText('Password'), `${seedUsers.lena.password}{Enter}`);
  await findPlan('My one-page plan for using AI this month');
  expect(router.state.location.pathname).toBe(`/course/${ai}/plan`);
});

test('a member who is not enrolled is sent to the course', async () => {
  await renderAt(`/course/${ai}/plan`, { as: seedUsers.ada });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your plan starts with the first lesson' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the course' })).toHaveAttribute('href', `/course/${ai}`);
});

test.each(['90b728ae-ebae-58b6-a2eb-c77d707fbd55', 'no-such-course'])(
  'course %s has no plan, and the page says so',
  async (id) => {
    await renderAt(`/course/${id}/plan`, { as: seedUsers.ada });
    expect(await screen.findByRole('heading', { level: 1, name: 'This course has no plan' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^This course has no plan /));
    expect(screen.getByRole('link', { name: 'Free courses' })).toHaveAttribute('href', '/courses?price=free');
  },
);

test('a waiting enrollment opens the plan even when the service does not answer', async () => {
  const { ada } = seedUsers;
  emulator.faults.replace(parseFaults('rpc:503'));
  addToOutbox(ada.id, { type: 'enrol', courseId: ai });
  await renderAt(`/course/${ai}/plan`, { as: ada });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your plan so far' })).toBeVisible();
});

test('without the service and a copy on this device the page says so, and Try again loads it', async () => {
  emulator.faults.replace(parseFaults('rpc.my_learning:503'));
  const { user } = await renderAt(`/course/${ai}/plan`, { as: seedUsers.lena });
  expect(await screen.findByRole('heading', { name: 'Your plan cannot be loaded right now.' })).toBeVisible();
  emulator.faults.replace(parseFaults(''));
  const release = holdFunction('my_learning');
  const again = screen.getByRole('button', { name: 'Try again' });
  await user.click(again);
  expect(again).toHaveAccessibleName('Trying...');
  release();
  expect(await screen.findByText(/^4 of 9 lessons done\./)).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});
