import { screen, waitFor, within } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { tolerateTranslation } from '@/boot/tolerateTranslation';
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
