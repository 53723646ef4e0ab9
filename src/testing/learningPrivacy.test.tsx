/** @jest-environment-options {"learning": true} */
import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { renderAt } from './renderAt';

test('where there are lessons, the privacy policy names what they keep, too', async () => {
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
