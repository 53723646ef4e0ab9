/** @jest-environment-options {"learning": true} */
import { screen } from '@testing-library/react';
import { paths } from '@/paths';
import { renderAt } from '@/testing/renderAt';

test('with learning on, the help says what Enroll Now keeps', async () => {
  await renderAt(paths.help);
  expect(await screen.findByText(/A free course is yours from then on/)).toBeInTheDocument();
  expect(screen.queryByText(/Nothing is stored/)).not.toBeInTheDocument();
});
