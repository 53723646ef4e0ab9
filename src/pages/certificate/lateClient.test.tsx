/** @jest-environment-options {"learning": true} */
import { screen } from '@testing-library/react';
import { seedUsers } from '@mocks/seedUsers';
import { certificate as words } from '@/content/certificate';
import * as lateClient from '@/testing/lateClient';
import { renderAt } from '@/testing/renderAt';

jest.mock('@supabase/supabase-js', () =>
  jest.requireActual<typeof lateClient>('@/testing/lateClient').makeLateClient(),
);

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('the check of a certificate gives up after ten seconds without the client, and works once it has arrived', async () => {
  const { user } = await renderAt(`/certificate/${seedUsers.omar.course.certificate}`);
  expect(await screen.findByText('Loading...')).toBeVisible();
  await lateClient.pass(8000);
  expect(screen.queryByText(words.unreachable.title)).not.toBeInTheDocument();
  await lateClient.pass(2000);
  expect(screen.getByText(words.unreachable.title)).toBeVisible();

  lateClient.arrive();
  await user.click(screen.getByRole('button', { name: words.unreachable.retry }));
  expect(await screen.findByText(words.check.valid)).toBeVisible();
});
