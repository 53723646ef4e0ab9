import { fireEvent, screen, within } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { renderAt } from '@/testing/renderAt';

const calculator = () => within(screen.getByRole('region', { name: 'What could you earn?' }));

test('the hero states both shares and links to sign-up', async () => {
  await renderAt('/creators');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Teach what you know. Earn on every sale.' }),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Publish AI courses with no upfront cost. Keep 80% when you bring the student and 50% when AI Club does.',
    ),
  ).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Start Teaching' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/signup', '/signup']);
});

test('a visitor reads what is not open yet before joining', async () => {
  await renderAt('/creators');
  await screen.findByRole('heading', { level: 1 });
  const note = screen.getByText(/^Uploading courses is not open yet\./);
  expect(note).toHaveTextContent('Work out your price here, and send an outline to creators@aiclub.example.');
  expect(within(note).getByRole('link')).toHaveAttribute('href', 'mailto:creators@aiclub.example');
});

test('there are four tool cards: monetization, analytics, community and marketing tools', async () => {
  await renderAt('/creators');
  const tools = within(await screen.findByRole('region', { name: 'Tools for creators' }));
  expect(tools.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Monetization',
    'Analytics',
    'Community',
    'Marketing tools',
  ]);
});

test('there are three steps, in order', async () => {
  await renderAt('/creators');
  const steps = within(await screen.findByRole('region', { name: 'How it works' }));
  expect(steps.getAllByRole('listitem').map((step) => within(step).getByRole('heading').textContent)).toEqual(
    ['Build Your Course', 'Set Your Price', 'Launch & Earn'],
  );
});

test('the revenue share is 80% from own promotion, 50% from discovery, nothing upfront', async () => {
  await renderAt('/creators');
  const share = within(await screen.findByRole('region', { name: 'Two rates, no small print' }));
  expect(share.getAllByRole('listitem').map((rate) => rate.textContent)).toEqual([
    '80% for sales from your own promotion$80 of a $100 sale is yours.',
    '50% for sales from platform discovery$50 of a $100 sale is yours.',
  ]);
  expect(share.getByText(/There is no upfront cost for creators/)).toBeVisible();
});

test('there are four questions, the first one open', async () => {
  await renderAt('/creators');
  const questions = within(await screen.findByRole('region', { name: 'Questions creators ask' }));
  expect(questions.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'What does it cost to start?',
    'How much do I keep?',
    'What counts as my own promotion?',
    'Who sets the price?',
  ]);
  expect(questions.getByText(/^Nothing upfront\./)).toBeVisible();
});

test('the calculator splits 40 sales of a $129 course, 60% of them from own promotion', async () => {
  await renderAt('/creators');
  await screen.findByRole('heading', { name: 'What could you earn?' });
  expect(calculator().getByRole('status')).toHaveTextContent('You earn per month $3,508.80');
  expect(calculator().getByText('Your own promotion, 80% share').parentElement).toHaveTextContent(
    '$2,476.80',
  );
  expect(calculator().getByText('Platform discovery, 50% share').parentElement).toHaveTextContent(
    '$1,032.00',
  );
  expect(calculator().getByText('AI Club keeps').parentElement).toHaveTextContent('$1,651.20');
});

test('each slider states its value in words and changes the result', async () => {
  await renderAt('/creators');
  await screen.findByRole('heading', { name: 'What could you earn?' });
  const slider = (name: string) => calculator().getByRole('slider', { name });
  expect(slider('Course price')).toHaveAttribute('aria-valuetext', '$129.00');

  fireEvent.change(slider('Course price'), { target: { value: '100' } });
  fireEvent.change(slider('Sales per month'), { target: { value: '1' } });
  fireEvent.change(slider('From your own promotion'), { target: { value: '100' } });
  expect(calculator().getByRole('status')).toHaveTextContent('You earn per month $80.00');

  fireEvent.change(slider('From your own promotion'), { target: { value: '0' } });
  expect(slider('From your own promotion')).toHaveAttribute('aria-valuetext', '0%');
  expect(calculator().getByRole('status')).toHaveTextContent('You earn per month $50.00');
});

test.each([
  ['a creator', seedUsers.carl, /^Your creator account is ready\. Uploading courses is not open yet\./],
  [
    'a student',
    seedUsers.ada,
    /^You are signed in, and that is all you need .* Uploading courses is not open yet\./,
  ],
])('%s who is a member sees what they can do instead of sign-up', async (_type, as, words) => {
  await renderAt('/creators', { as });
  const links = await screen.findAllByRole('link', { name: 'Send an Outline' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:creators@aiclub.example?subject=Outline%20of%20a%20course',
    'mailto:creators@aiclub.example?subject=Outline%20of%20a%20course',
  ]);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start Teaching' })).not.toBeInTheDocument();
});

test('sign-up from the creators page starts with a creator account', async () => {
  const { user, router } = await renderAt('/creators');
  const [link] = await screen.findAllByRole('link', { name: 'Start Teaching' });
  if (link) await user.click(link);
  expect(router.state.location).toMatchObject({ pathname: '/signup', state: { accountType: 'creator' } });
});
