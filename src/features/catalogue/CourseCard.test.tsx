import { screen, within } from '@testing-library/react';
import { renderAt } from '@/testing/renderAt';

async function findCard(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} is not a list item`);
  return card;
}

const video = 'Script to Screen: AI-Assisted Video in a Weekend';

test('a card shows thumbnail, difficulty, category, title, description, instructor, duration, lessons, rating, students and price', async () => {
  await renderAt('/');
  const card = await findCard(video);
  expect(card.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/);
  expect(card).toHaveTextContent('Beginner');
  expect(card).toHaveTextContent('Content Creation');
  expect(card).toHaveTextContent('Plan on Friday, shoot on Saturday, publish on Sunday');
  expect(card).toHaveTextContent('Mateo Villalobos');
  expect(card).toHaveTextContent('6h 16 lessons 1,640 students');
});

test('the instructor has an avatar of their own, drawn from the name', async () => {
  await renderAt('/');
  const card = await findCard(video);
  expect(card.querySelector('svg text')).toHaveTextContent('M');
});

test('the percent-off badge is rounded and appears only with an original price', async () => {
  await renderAt('/');
  expect(within(await findCard(video)).getByText('37% off')).toBeVisible();
  expect(await findCard('Price It Right: Packaging Your Knowledge for Sale')).not.toHaveTextContent('% off');
});

test('the price is in US dollars, next to the struck-through original price, which is labelled', async () => {
  await renderAt('/');
  const card = await findCard(video);
  expect(card).toHaveTextContent('$119.00');
  const original = within(card).getByText('$189.00');
  expect(original.tagName).toBe('S');
  expect(original).toHaveTextContent('Original price $189.00');
});

test('a free course says Free', async () => {
  await renderAt('/');
  expect(within(await findCard('Start Here: AI in Plain Language')).getByText('Free')).toBeVisible();
});

test('the rating is spoken in words and shown with the review count', async () => {
  await renderAt('/');
  const card = await findCard(video);
  expect(within(card).getByText('Rated 4.7 out of 5, 402 reviews')).toBeInTheDocument();
  expect(card).toHaveTextContent('4.7 (402)');
});

test('durations from sixty minutes on are shown in hours and minutes', async () => {
  await renderAt('/');
  expect(await findCard('Price It Right: Packaging Your Knowledge for Sale')).toHaveTextContent('4h 15m');
});

test('the title is the only link of the card; Enroll Now is outside it', async () => {
  await renderAt('/');
  const card = await findCard(video);
  const link = within(card).getByRole('link');
  expect(link).toHaveAttribute('href', '/course/f22b297e-4521-5d70-b990-d1dda181b7e6');
  const enroll = within(card).getByRole('button');
  expect(enroll).toHaveAccessibleName('Enroll Now');
  expect(enroll).toHaveAccessibleDescription(video);
  expect(link).not.toContainElement(enroll);
});

test('a card has at most 26 elements', async () => {
  await renderAt('/');
  const card = await findCard(video);
  expect(card.querySelectorAll('*').length + 1).toBeLessThanOrEqual(26);
});

test('Tab reaches the course and then its Enroll Now', async () => {
  const { user, router } = await renderAt('/');
  const card = await findCard(video);
  within(card).getByRole('link').focus();
  await user.tab();
  expect(within(card).getByRole('button')).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: video });
  expect(router.state.location.pathname).toBe('/course/f22b297e-4521-5d70-b990-d1dda181b7e6');
});
