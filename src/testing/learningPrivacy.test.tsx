/** @jest-environment-options {"learning": true} */
import { readdirSync, readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { renderAt } from './renderAt';

test('with learning on, the privacy policy also names the storage keys of learning', async () => {
  const sources = ['src/features/learning', 'src/pages/lesson'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const keys = sources.flatMap((source) =>
    [...source.matchAll(/storageKey = '([^']+)'|keyOf\('([^']+)'/g)].map(
      ([, whole, beginning = '']) => whole ?? `aiclub-${beginning}`,
    ),
  );
  await renderAt('/privacy');
  const storage = (await screen.findByRole('region', { name: 'Cookies and storage' })).textContent;
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((key) => !storage.includes(key))).toEqual([]);
});

test('with learning on, the privacy policy says what is stored on the server and who can see it', async () => {
  await renderAt('/privacy');
  const held = within(await screen.findByRole('region', { name: 'What we hold' }));
  expect(held.getByText(/your answers, your course ideas and your notes/)).toBeVisible();
  expect(held.getByText(/Whoever has the code of one can see it/)).toBeVisible();
  const choices = within(screen.getByRole('region', { name: 'Your choices' }));
  expect(choices.getByText(/Download what we hold of your learning, or delete it/)).toBeVisible();
});
