/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { formatDay } from '@/features/catalogue/formatCourse';
import { changeStoredSession } from '@/testing/changeStoredSession';
import { readFormsAsBrowsersDo } from '@/testing/readFormsAsBrowsersDo';
import { renderAt } from '@/testing/renderAt';

const code = seedUsers.omar.course.certificate;
const course = 'Start Here: Is a Creator Business Right for You?';

const findCertificate = async () =>
  within(await screen.findByRole('article', { name: 'Certificate of Omar Reyes' }));

test('anyone with its code sees every stored field of a certificate', async () => {
  await renderAt(`/certificate/${code}`);
  const sheet = await findCertificate();
  expect(screen.getByText('This certificate is valid.')).toBeVisible();
  expect(sheet.getByText('Omar Reyes')).toBeVisible();
  expect(sheet.getByText('has worked through all eight lessons of')).toBeVisible();
  expect(sheet.getByText(course)).toBeVisible();
  expect(sheet.getByText('About three hours with the exercises. By Dawit Tessema.')).toBeVisible();
  expect(sheet.getByText('A certificate of completion. There was no examination.')).toBeVisible();
  expect(sheet.getByText('7K3M-9QXW-2B4D')).toBeVisible();
  expect(sheet.getByText('aiclub.example/certificate')).toBeVisible();
  const lessons = within(screen.getByRole('region', { name: 'The lessons it covers' }));
  expect(lessons.getAllByRole('listitem')).toHaveLength(8);
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a certificate shows the day of the last lesson, and the check the day of issue', async () => {
  await renderAt(`/certificate/${code}`);
  const sheet = await findCertificate();
  const dayBefore = (days: number) =>
    formatDay(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
  expect(sheet.getByText(dayBefore(1))).toBeVisible();
  expect(
    screen.getByText(
      `AI Club issued it on ${dayBefore(0)}, and these are its words. The name is as its holder gave it.`,
    ),
  ).toBeVisible();
});

test('a code is accepted in any case and with hyphens', async () => {
  await renderAt('/certificate/7k3m-9qxw-2b4d');
  await findCertificate();
  expect(screen.getByText('This certificate is valid.')).toBeVisible();
});

test('the owner can print it, copy its link and see what others see', async () => {
  const { user } = await renderAt(`/certificate/${code}`, { as: seedUsers.omar });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your certificate' })).toBeVisible();
  await findCertificate();
  expect(screen.getByText(/^Anyone with the code can see your name/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');

  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copy.mock.calls).toEqual([[`http://localhost/certificate/${code}`]]);

  await user.click(screen.getByRole('link', { name: 'See the public page' }));
  expect(await screen.findByText('This certificate is valid.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Check a certificate' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your certificate' })).toHaveAttribute(
    'href',
    `/certificate/${code}`,
  );
});

test('between the own and the public page of a certificate the focus and the announced title follow', async () => {
  const { user, router } = await renderAt(`/certificate/${code}`, { as: seedUsers.omar });
  const own = () => screen.findByRole('heading', { level: 1, name: 'Your certificate' });
  const check = () => screen.findByRole('heading', { level: 1, name: 'Check a certificate' });
  await own();
  await user.click(screen.getByRole('link', { name: 'See the public page' }));
  expect(await check()).toHaveFocus();
  expect(await screen.findByText(document.title, { selector: '[aria-live] *' })).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Back to your certificate' }));
  expect(await own()).toHaveFocus();
  expect(await screen.findByText(/^Your certificate/, { selector: '[aria-live] *' })).toBeInTheDocument();

  await act(() => router.navigate(-1));
  await check();
  expect(screen.getByRole('link', { name: 'Back to your certificate' })).toHaveFocus();
  await act(() => router.navigate(-1));
  await own();
  expect(screen.getByRole('link', { name: 'See the public page' })).toHaveFocus();
});

test('copying the link again says so again', async () => {
  const { user } = await renderAt(`/certificate/${code}`, { as: seedUsers.omar });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  const said = await screen.findByText('Link copied.', { selector: 'output *' });
  await user.click(screen.getByRole('button', { name: 'Copied' }));
  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(await screen.findByText('Link copied.', { selector: 'output *' })).toBeInTheDocument();
});

test('when copying fails, the page says that the link is in the address bar', async () => {
  const { user } = await renderAt(`/certificate/${code}`, { as: seedUsers.omar });
  const button = await screen.findByRole('button', { name: 'Copy link' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(button);
  expect(await screen.findByText('The link could not be copied. It is in the address bar.')).toBeVisible();
});

test('another member sees the public page', async () => {
  await renderAt(`/certificate/${code}`, { as: seedUsers.ada });
  await findCertificate();
  expect(screen.getByRole('heading', { level: 1, name: 'Check a certificate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

test('an unknown code says so, stays in the field and lists what that can mean', async () => {
  await renderAt('/certificate/7K3M9QXW2B4C');
  expect(await screen.findByText('We have no certificate with this code.')).toBeVisible();
  expect(screen.getByText('Its holder has deleted the account, or what they learned here.')).toBeVisible();
  expect(screen.getByText(/^Nothing we keep carries/)).toHaveTextContent(/ 7K3M-9QXW-2B4C\.$/);
  const field = screen.getByRole('textbox', { name: 'Certificate code' });
  expect(field).toHaveValue('7K3M-9QXW-2B4C');
  expect(field).toBeInvalid();
  const meaning = screen.getByRole('heading', { name: 'What this can mean' });
  expect(meaning).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(3);
  expect(document.title).toBe('We have no certificate with this code | AI Club');
});

test.each(['7K3M9QXW2B4C', '7K3M9QXW2B4I'])(
  'the result for %s disappears when an impossible code is submitted',
  async (sent) => {
    const { user } = await renderAt(`/certificate/${sent}`);
    await screen.findByText('We have no certificate with this code.');
    const field = screen.getByRole('textbox', { name: 'Certificate code' });
    await user.clear(field);
    await user.type(field, 'AB');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText(/^Codes have twelve characters/)).toBeVisible();
    expect(screen.queryByText('We have no certificate with this code.')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'What this can mean' })).not.toBeInTheDocument();
  },
);

test('an impossible code sends no request', async () => {
  emulator.faults.replace(parseFaults('rpc.verify_certificate:503'));
  const { user } = await renderAt('/certificate/7K3M9QXW2B4I');
  expect(await screen.findByText('We have no certificate with this code.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Certificate code' })).toHaveAccessibleDescription(
    'No code contains the letter I. It may be the digit 1.',
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('We have no certificate with this code.')).toBeVisible();
});

test('an outage says nothing about the certificate, and the check can be retried', async () => {
  emulator.faults.replace(parseFaults('rpc.verify_certificate:503'));
  const { user } = await renderAt(`/certificate/${code}`);
  expect(await screen.findByText('The code could not be checked.')).toBeVisible();
  expect(screen.queryByText('We have no certificate with this code.')).not.toBeInTheDocument();
  emulator.faults.replace(parseFaults(''));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const result = await screen.findByText('This certificate is valid.');
  expect(result).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(result);
});

test('offline with an expired session, the code is reported as not checked', async () => {
  const earlier = await renderAt('/terms', { as: seedUsers.lena });
  earlier.view.unmount();
  changeStoredSession(earlier.services.sessionKey, { expires_at: 1 });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  emulator.faults.replace(parseFaults('*:offline'));
  await renderAt(`/certificate/${code}`);
  expect(await screen.findByText('The code could not be checked.')).toBeVisible();
  onLine.mockRestore();
});

test.each([
  ['of a gateway', { message: 'no Route matched with those values' }],
  [
    'of a service that does not know the function yet',
    {
      code: 'PGRST202',
      details: 'Searched for the function public.verify_certificate with parameter code, but found none.',
      hint: null,
      message: 'Could not find the function public.verify_certificate(code) in the schema cache',
    },
  ],
])('a 404 %s says nothing about the certificate', async (_whose, refusal) => {
  server.use(
    http.post('*/rest/v1/rpc/verify_certificate', () => HttpResponse.json(refusal, { status: 404 })),
  );
  await renderAt(`/certificate/${code}`);
  expect(await screen.findByText('The code could not be checked.')).toBeVisible();
  expect(screen.queryByText('We have no certificate with this code.')).not.toBeInTheDocument();
});

test('the field leads to the certificate, however the code is typed', async () => {
  readFormsAsBrowsersDo();
  const { user, router } = await renderAt('/certificate');
  await user.type(await screen.findByRole('textbox', { name: 'Certificate code' }), ' 7k3m 9qxw-2b4d{Enter}');
  await findCertificate();
  expect(router.state.location.pathname).toBe(`/certificate/${code}`);
});

test.each([
  ['7K3M', 'Codes have twelve characters. This one has four.'],
  ['7K3M-9QXW-2B4O', 'No code contains the letter O. It may be the digit 0.'],
  [' ', 'Type the code of the certificate.'],
])('%j is not a code: the field says why and keeps the focus', async (typed, complaint) => {
  const { user, router } = await renderAt('/certificate');
  const field = await screen.findByRole('textbox', { name: 'Certificate code' });
  expect(field).toBeValid();
  await user.type(field, `${typed}{Enter}`);
  expect(field).toHaveAccessibleDescription(complaint);
  expect(screen.getByRole('alert')).toHaveTextContent(complaint);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(router.state.location.pathname).toBe('/certificate');
  await user.type(field, 'A');
  expect(field).toBeValid();
});

test('Enter announces the error again; a click moves the focus to the field, which describes it', async () => {
  const { user } = await renderAt('/certificate');
  await user.type(await screen.findByRole('textbox', { name: 'Certificate code' }), '7K3M{Enter}');
  const said = screen.getByRole('alert');
  await user.keyboard('{Enter}');
  expect(said).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText(/^Codes have twelve characters/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a code in the query leads to the certificate', async () => {
  const { router } = await renderAt('/certificate?code=7k3m-9qxw-2b4d');
  await findCertificate();
  expect(router.state.location.pathname).toBe(`/certificate/${code}`);
});

test('an incomplete code in the query is put into the field', async () => {
  await renderAt('/certificate?code=7k3m-9qxw');
  const field = await screen.findByRole('textbox', { name: 'Certificate code' });
  await waitFor(() => expect(field).toHaveValue('7k3m-9qxw'));
  expect(field).toHaveAccessibleDescription('Codes have twelve characters. This one has eight.');
});
