import { seedUsers } from '@mocks/seedUsers';
import { type } from '../checks/type';
import { faults, meet } from './faults';
import { signIn } from '../checks/forms';
import {
  answerBlock,
  answerField,
  comeBackOnline,
  course,
  coursePath,
  enrolAt,
  learningOf,
  lessonPath,
  markAsDone,
  openAs,
  paidCourse,
  ticksOf,
  writeElsewhere,
} from './learner';
import { learningSite } from './places';
import { expectHumanWords } from './screen';
import { expect, test } from './test';

test.use({ baseURL: learningSite });

const rpc = 'POST /rest/v1/rpc/';
const saved = /^Saved at /;
/** Requested once the next lesson has arrived. */
/** Requested once the next lesson and the plan have arrived. */
const lastLesson = /\/assets\/lesson09-[^/]+\.js$/;
const sync = /\/assets\/LearningSync-[^/]+\.js$/;

for (const fault of faults) {
  test(`an enrollment met by ${fault.name} is not lost`, async ({ page, service }) => {
    await openAs(page, service, coursePath);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    const passTimeout = await meet(fault, `${rpc}enrol`, { page, service });
    await page.getByRole('button', { name: 'Enroll Now' }).last().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Enrolling in' })).toHaveText(
      `Enrolling in ${course.title}`,
    );
    await expectHumanWords(page);
    await passTimeout();
    await service.mend();
    await comeBackOnline(page);
    await expect.poll(async () => (await learningOf(service)).enrolments.length).toBe(1);
  });

  test(`a tick met by ${fault.name} stays on the screen and reaches the service`, async ({
    page,
    service,
  }) => {
    await enrolAt(service);
    await openAs(page, service, lessonPath(1));
    await expect(markAsDone(page)).toBeVisible();
    const passTimeout = await meet(fault, `${rpc}record_progress`, { page, service });
    await markAsDone(page).click();
    await expect(page).toHaveURL(lessonPath(2));
    await passTimeout();
    await page.goto(lessonPath(1));
    await expect(page.getByText(/^Done on /)).toBeVisible();
    await expectHumanWords(page);
    await passTimeout();
    await service.mend();
    await comeBackOnline(page);
    await expect.poll(() => ticksOf(service)).toEqual([course.lessons[0]]);
  });

  test(`an answer met by ${fault.name} is not called saved, and reaches the service`, async ({
    page,
    service,
  }) => {
    await enrolAt(service);
    await openAs(page, service, lessonPath(2));
    await expect(answerField(page)).toBeVisible();
    await fault.apply(service, `${rpc}save_answers`);
    await type(answerField(page), 'It goes on from what came before.');
    if (fault.calls === undefined) {
      await expect(page.getByText(/Kept on this device\.|Saving\.\.\./).first()).toBeVisible();
      await expect(page.getByText(saved)).toHaveCount(0);
    }
    await expectHumanWords(page);
    await service.mend();
    await comeBackOnline(page);
    await expect(page.getByText(saved).first()).toBeVisible();
    expect((await learningOf(service)).answers).toMatchObject([
      { block: answerBlock, body: 'It goes on from what came before.' },
    ]);
  });
}

test('what is done offline is sent when the network returns, also after a reload', async ({
  page,
  context,
  service,
}) => {
  const lessonsAhead = page.waitForEvent('requestfinished', (request) => lastLesson.test(request.url()));
  await enrolAt(service);
  await openAs(page, service, lessonPath(1));
  await expect(markAsDone(page)).toBeVisible();
  await lessonsAhead;
  await context.setOffline(true);
  await markAsDone(page).click();
  await expect(page).toHaveURL(lessonPath(2));
  await type(answerField(page), 'Word after word.');
  await expect(page.getByText('Waiting for a connection. Kept on this device.').first()).toBeVisible();
  await context.setOffline(false);
  await page.goto(lessonPath(2));
  await expect(answerField(page)).toHaveValue('Word after word.');
  await expect.poll(() => ticksOf(service)).toEqual([course.lessons[0]]);
  await expect.poll(async () => (await learningOf(service)).answers.length).toBe(1);
});

test('a paid course is saved to the list, and nothing is charged', async ({ page, service }) => {
  await openAs(page, service, `/course/${paidCourse.id}`);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Enroll Now' }).last().click();
  await expect(page.getByRole('status').filter({ hasText: 'Payment is not open yet.' })).toBeVisible();
  await expect
    .poll(async () => (await learningOf(service)).saved_courses.map(({ course_id: id }) => id))
    .toEqual([paidCourse.id]);
});

test('an answer written on two devices shows both versions, and the learner chooses', async ({
  page,
  service,
}) => {
  await enrolAt(service);
  await openAs(page, service, lessonPath(2));
  await type(answerField(page), 'From the desk.');
  await expect(page.getByText(saved).first()).toBeVisible();
  await writeElsewhere(service, 'From the phone.');
  await type(answerField(page), 'From the desk, later.');
  await expect(page.getByText('In your account', { exact: true })).toBeVisible();
  await expect(page.getByText('From the phone.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0);
  await expect(answerField(page)).toHaveValue('From the desk, later.');
});

test('two tabs tick two lessons, and both ticks are kept', async ({ page, context, service }) => {
  await enrolAt(service);
  await openAs(page, service, lessonPath(1));
  const other = await context.newPage();
  await other.goto(lessonPath(3));
  await expect(markAsDone(page)).toBeVisible();
  await expect(markAsDone(other)).toBeVisible();
  await service.refuse();
  await markAsDone(page).click();
  await markAsDone(other).click();
  await service.mend();
  await comeBackOnline(page);
  await comeBackOnline(other);
  await expect
    .poll(async () => (await ticksOf(service)).toSorted())
    .toEqual([course.lessons[0], course.lessons[2]]);
});

test('a batch whose answer was lost is sent again and changes nothing', async ({ page, service }) => {
  await enrolAt(service);
  await openAs(page, service, lessonPath(1));
  await expect(markAsDone(page)).toBeVisible();
  service.follow(({ name, count }) =>
    name === `${rpc}record_progress` && count === 1
      ? (response, pass) => {
          response.end = () => response.destroy();
          pass();
        }
      : undefined,
  );
  await markAsDone(page).click();
  await expect.poll(() => ticksOf(service)).toEqual([course.lessons[0]]);
  await comeBackOnline(page);
  await page.goto(lessonPath(1));
  await expect(page.getByText(/^Done on /)).toBeVisible();
  expect(await ticksOf(service)).toEqual([course.lessons[0]]);
});

test('unsent changes of one account are never shown to or sent by another', async ({ page, service }) => {
  await enrolAt(service);
  await openAs(page, service, lessonPath(2));
  await expect(answerField(page)).toBeVisible();
  service.follow(({ name }) => (name.startsWith(`${rpc}save_answers`) ? () => undefined : undefined));
  await type(answerField(page), 'Only for Ada.');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await service.mend();
  await enrolAt(service, seedUsers.carl);
  await page.goto('/login');
  await signIn(page, seedUsers.carl);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(lessonPath(2));
  await expect(answerField(page)).toHaveValue('');
  expect((await learningOf(service, seedUsers.carl)).answers).toEqual([]);
  expect((await learningOf(service)).answers).toEqual([]);
});

test('a full device says so, and loses nothing while the tab is open', async ({ page, service }) => {
  await enrolAt(service);
  await openAs(page, service, lessonPath(2));
  await expect(answerField(page)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await service.refuse();
  await type(answerField(page), 'Kept in memory.');
  await expect(page.getByText('Kept until you close this tab.')).toBeVisible();
  await service.mend();
  await comeBackOnline(page);
  await expect.poll(async () => (await learningOf(service)).answers.length).toBe(1);
});

test('a clock that is off by a day does not affect a tick', async ({ page, context, service }) => {
  await enrolAt(service);
  await context.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 86_400_000;
  });
  await openAs(page, service, lessonPath(1));
  await markAsDone(page).click();
  await expect.poll(() => ticksOf(service)).toEqual([course.lessons[0]]);
});

test('a network that fails briefly while a lesson starts loses nothing of it', async ({ page, service }) => {
  await enrolAt(service);
  await page.route(sync, (route) => route.abort('internetdisconnected'), { times: 1 });
  await openAs(page, service, lessonPath(2));
  // Chromium 147 does not request a failed script again; newer ones do.
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(markAsDone(page).or(reload)).toBeVisible();
  if (await reload.isVisible()) await reload.click();
  await markAsDone(page).click();
  await expect.poll(() => ticksOf(service)).toEqual([course.lessons[1]]);
});
