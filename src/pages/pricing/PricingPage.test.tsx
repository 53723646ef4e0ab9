import { fireEvent, screen, within } from '@testing-library/react';
import { renderAt } from '@/testing/renderAt';

const plan = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const card = heading.closest('article');
  if (!card) throw new Error(`${name} is not on a card`);
  return card;
};

const features = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('Student Pass: $29 per month and its five features', async () => {
  await renderAt('/pricing');
  const card = await plan('Student Pass');
  expect(card).toHaveTextContent('$29 per month');
  expect(features(card)).toEqual([
    'All courses',
    'Downloadable resources',
    'Completion certificates',
    'Community access',
    'Email support',
  ]);
  expect(within(card).queryByText('Most Popular')).not.toBeInTheDocument();
});

test('Creator Pro: $99 per month, featured as most popular, everything in Student Pass and more', async () => {
  await renderAt('/pricing');
  const card = await plan('Creator Pro');
  expect(card).toHaveTextContent('$99 per month');
  expect(within(card).getByText('Most Popular')).toBeVisible();
  expect(features(card)).toEqual([
    'Everything in Student Pass',
    'Unlimited courses',
    'Advanced analytics',
    'Marketing tools',
    'Priority support',
  ]);
});

test('Business: custom price per year, with Contact Sales', async () => {
  await renderAt('/pricing');
  const card = await plan('Business');
  expect(card).toHaveTextContent('Custom per year');
  expect(features(card)).toEqual([
    'Team dashboard',
    'Bulk licences',
    'Custom branding',
    'Dedicated account manager',
  ]);
  expect(within(card).getByRole('link', { name: 'Contact Sales' })).toBeVisible();
  expect(within(card).getByRole('link', { name: 'sales@aiclub.example' })).toHaveAttribute(
    'href',
    'mailto:sales@aiclub.example',
  );
});

test('each of the three plans links to sign-up', async () => {
  await renderAt('/pricing');
  await plan('Business');
  const names = ['Get Student Pass', 'Get Creator Pro', 'Contact Sales'];
  const targets = names.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(targets).toEqual(['/signup', '/signup', '/signup']);
});

test('each monthly plan says that it renews and how it stops', async () => {
  await renderAt('/pricing');
  expect(await plan('Student Pass')).toHaveTextContent(
    'Renews every month until you cancel. 7-day money-back guarantee.',
  );
  expect(await plan('Creator Pro')).toHaveTextContent('Renews every month until you cancel.');
});

test('four questions: no free trial, changes and cancelling, cards and PayPal, money back', async () => {
  await renderAt('/pricing');
  const questions = within(await screen.findByRole('region', { name: 'Pricing questions' }));
  expect(questions.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(
    questions.getByText(/There is no free trial, but free intro courses are open to everyone/),
  ).toBeVisible();
  expect(questions.getByText(/prorated from your next billing cycle/)).toHaveTextContent(
    'If you cancel, you keep access until the end of the billing period',
  );
  expect(questions.getByText('Major cards and PayPal. Prices are in US dollars.')).toBeInTheDocument();
  expect(questions.getByText(/Ask within 7 days for the Student Pass/)).toHaveTextContent('within 30 days');
});

const answer = () =>
  within(screen.getByRole('region', { name: 'Pass or single course?' })).getByRole('status').textContent;

const set = (course: RegExp, hours: string) => {
  const select = screen.getByRole('combobox', { name: 'Course I plan to take' });
  const option = within(select).getByRole<HTMLOptionElement>('option', { name: course });
  fireEvent.change(select, { target: { value: option.value } });
  fireEvent.change(screen.getByRole('slider', { name: 'Hours a week' }), { target: { value: hours } });
};

test('Pass or single course? Prompting at 2 hours a week', async () => {
  await renderAt('/pricing');
  await plan('Business');
  set(/^Prompting That Works/, '2');
  expect(answer()).toBe(
    '“Prompting That Works: From First Draft to Reliable Results” takes about 5\u00a0h. At 2\u00a0h a week you ' +
      'finish in 3 weeks: 1 month of Student Pass = $29, or $79 once for this course alone.' +
      'The Pass costs less for this pace.',
  );
});

test('Pass or single course? Spreadsheets at half an hour a week: it says plainly that the course is cheaper', async () => {
  await renderAt('/pricing');
  await plan('Business');
  set(/^Spreadsheet Superpowers/, '0.5');
  expect(answer()).toBe(
    '“Spreadsheet Superpowers with AI” takes about 3.3\u00a0h. At 0.5\u00a0h a week you finish in 7 weeks: ' +
      '2 months of Student Pass = $58, or $49 once for this course alone.' +
      'Buying this course costs less for this pace.',
  );
});

test('Pass or single course? The Agency at 1 hour a week', async () => {
  await renderAt('/pricing');
  await plan('Business');
  set(/^The One-Person Agency/, '1');
  expect(answer()).toContain('12 weeks: 3 months of Student Pass = $87, or $299 once');
});

test('free courses are not offered for comparison', async () => {
  await renderAt('/pricing');
  const select = await screen.findByRole('combobox', { name: 'Course I plan to take' });
  expect(within(select).getAllByRole('option')).toHaveLength(22);
  expect(within(select).queryByRole('option', { name: /^Start Here/ })).not.toBeInTheDocument();
});

test('Creator Pro starts sign-up as a creator, by router state and not by the address', async () => {
  const { user, router } = await renderAt('/pricing');
  await user.click(await screen.findByRole('link', { name: 'Get Creator Pro' }));
  expect(router.state.location).toMatchObject({
    pathname: '/signup',
    search: '',
    state: { accountType: 'creator' },
  });
});
