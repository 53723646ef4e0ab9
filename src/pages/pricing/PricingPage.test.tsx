import { fireEvent, screen, within } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
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

test('Student Pass costs $29 per month and lists its five features', async () => {
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

test('Creator Pro costs $99 per month, is featured as Most Popular and includes Student Pass', async () => {
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

test('Business has a custom yearly price and Contact Sales', async () => {
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

test('each of the three plan cards links to sign-up with its plan', async () => {
  await renderAt('/pricing');
  const targets = [
    within(await plan('Student Pass')).getByRole('link', { name: 'Get Student Pass' }),
    within(await plan('Creator Pro')).getByRole('link', { name: 'Get Creator Pro' }),
    within(await plan('Business')).getByRole('link', { name: 'Create an account' }),
  ].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/signup?plan=student-pass', '/signup?plan=creator-pro', '/signup?plan=business']);
});

test.each([
  ['a visitor', undefined],
  ['a member', seedUsers.ada],
])('Contact Sales opens a mail to sales for %s', async (_who, as) => {
  await renderAt('/pricing', as && { as });
  expect(within(await plan('Business')).getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    'mailto:sales@aiclub.example?subject=Business%20plan',
  );
});

test('a member who chooses a plan stays on the page and reads that nothing can be paid yet', async () => {
  const { user, router } = await renderAt('/pricing', { as: seedUsers.ada });
  const card = within(await plan('Student Pass'));
  await user.click(await card.findByRole('button', { name: 'Get Student Pass' }));
  expect(card.getByRole('status')).toHaveTextContent(
    'Online payment is not open yet. Nothing was charged, and your account stays as it is.',
  );
  expect(router.state.location.pathname).toBe('/pricing');
  expect(within(await plan('Creator Pro')).getByRole('button', { name: 'Get Creator Pro' })).toBeVisible();
  expect(within(await plan('Business')).queryByRole('link', { name: 'Create an account' })).toBeNull();
});

test('choosing a plan twice announces the message twice', async () => {
  const { user } = await renderAt('/pricing', { as: seedUsers.ada });
  const card = within(await plan('Student Pass'));
  const button = await card.findByRole('button', { name: 'Get Student Pass' });
  await user.click(button);
  const region = card.getByRole('status');
  const words = within(region).getByText(/^Online payment is not open yet\./);
  await user.click(button);
  // Only new content of a live region is read.
  expect(words).not.toBeInTheDocument();
  expect(within(region).getByText(/^Online payment is not open yet\./)).toBeVisible();
});

test('each monthly plan says that it renews and how to cancel', async () => {
  await renderAt('/pricing');
  expect(await plan('Student Pass')).toHaveTextContent(
    'Renews every month until you cancel. 7-day money-back guarantee.',
  );
  expect(await plan('Creator Pro')).toHaveTextContent('Renews every month until you cancel.');
});

test('four questions cover the free trial, changes and cancelling, payment, and money back', async () => {
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

test('Pass or single course? compares Prompting at 2 hours a week', async () => {
  await renderAt('/pricing');
  await plan('Business');
  set(/^Prompting That Works/, '2');
  expect(answer()).toBe(
    "At 2 hours a week you'll finish in 3 weeks. Student Pass: $29. This course alone: $79." +
      'At this pace, the Pass saves you $50.',
  );
});

test('Pass or single course? says that Spreadsheets at half an hour a week is cheaper as a course', async () => {
  await renderAt('/pricing');
  await plan('Business');
  set(/^Spreadsheet Superpowers/, '0.5');
  expect(answer()).toBe(
    "At 0.5 hours a week you'll finish in 7 weeks. Student Pass: $58 for 2 months. This course alone: $49." +
      'At this pace, this course alone saves you $9.',
  );
});

test('Pass or single course? compares The Agency at 1 hour a week', async () => {
  await renderAt('/pricing');
  await plan('Business');
  set(/^The One-Person Agency/, '1');
  expect(answer()).toBe(
    "At 1 hour a week you'll finish in 12 weeks. Student Pass: $87 for 3 months. This course alone: $299." +
      'At this pace, the Pass saves you $212.',
  );
});

test('Pass or single course? writes one week in the singular', async () => {
  await renderAt('/pricing');
  await plan('Business');
  set(/^Prompting That Works/, '20');
  expect(answer()).toContain("At 20 hours a week you'll finish in 1 week. Student Pass: $29.");
});

test('Pass or single course? omits free courses', async () => {
  await renderAt('/pricing');
  const select = await screen.findByRole('combobox', { name: 'Course I plan to take' });
  expect(within(select).getAllByRole('option')).toHaveLength(22);
  expect(within(select).queryByRole('option', { name: /^Start Here/ })).not.toBeInTheDocument();
});

test('Creator Pro starts sign-up with a creator account and is named there', async () => {
  const { user } = await renderAt('/pricing');
  await user.click(await screen.findByRole('link', { name: 'Get Creator Pro' }));
  expect(await screen.findByRole('combobox', { name: 'Account Type' })).toHaveDisplayValue('Creator');
  expect(screen.getByText(/^You chose Creator Pro, \$99 per month\./)).toBeVisible();
});
