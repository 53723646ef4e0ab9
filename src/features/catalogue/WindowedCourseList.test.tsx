import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { routes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { createAuthServices } from '@/features/auth/session/authServices';
import { readEnv } from '@/env';
import { CatalogueCourses } from './CatalogueCourses';
import { sampleCourses } from './sampleCourses';

/** The product's own catalogue page, with a catalogue of any size. */
async function openCatalogueOf(count: number) {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  const store = makeStore({ services: createAuthServices(env) });
  const router = createMemoryRouter(routes, { initialEntries: ['/courses'] });
  await act(async () =>
    render(
      <CatalogueCourses value={sampleCourses(count)}>
        <App store={store}>
          <RouterProvider router={router} />
        </App>
      </CatalogueCourses>,
    ),
  );
  return within(await screen.findByRole('region', { name: 'Courses' }));
}

test('of 10,000 courses only those near the window are in the page, each with its position in the list', async () => {
  const results = await openCatalogueOf(10_000);
  expect(results.getByText(/^Showing/)).toHaveTextContent('Showing 10,000 of 10,000 courses');
  const [first] = await results.findAllByRole('listitem');
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '10000');
  expect(results.getAllByRole('listitem').length).toBeLessThan(40);
});

test('a long catalogue is filtered and searched like a short one', async () => {
  const user = userEvent.setup();
  const results = await openCatalogueOf(1000);
  const expected = sampleCourses(1000).filter(({ difficulty }) => difficulty === 'advanced').length;
  await user.click(screen.getByRole('radio', { name: 'Advanced' }));
  expect(results.getByText(/^Showing/)).toHaveTextContent(`Showing ${expected} of 1,000 courses`);
});

test('a long catalogue starts with as many columns as the style sheet allows', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = 'ul[data-view="grid"] { grid-template-columns: 300px 300px 300px; }';
  document.head.append(sheet);
  const results = await openCatalogueOf(1000);
  const [first, ...others] = await results.findAllByRole('listitem');
  const beside = others.filter(({ parentElement }) => parentElement === first?.parentElement);
  expect(beside.map((card) => card.getAttribute('aria-posinset'))).toEqual(['2', '3']);
  sheet.remove();
});

test('a catalogue that fits the page is rendered in full', async () => {
  const results = await openCatalogueOf(60);
  expect(results.getAllByRole('listitem')).toHaveLength(60);
});
