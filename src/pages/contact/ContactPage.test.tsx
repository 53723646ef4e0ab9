import { act, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@/testing/fill';
import { renderAt } from '@/testing/renderAt';
import { mayReload } from '@/ui/reload';
import { composeMail } from './composeMail';

afterEach(() => jest.restoreAllMocks());

const open = () => jest.spyOn(window, 'open').mockReturnValue(null);

test('the form opens the mail program with the message filled in, and says that it sends nothing itself', async () => {
  const opened = open();
  const { user } = await renderAt('/contact');
  expect(await screen.findByText(/This form does not send anything itself/)).toBeVisible();

  for (const field of screen.getAllByRole('textbox')) expect(field).toBeRequired();
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ines');
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ines@mail.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Creators');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'How do I start?');
  await user.click(screen.getByRole('button', { name: 'Open in my mail program' }));

  expect(opened.mock.calls).toEqual([
    [
      'mailto:creators@aiclub.example?subject=AI%20Club%3A%20Creators&body=How%20do%20I%20start%3F%0D%0A%0D%0AInes%0D%0Aines%40mail.example',
      '_self',
    ],
  ]);
  expect(
    await screen.findByText('Your mail program should be open now, with your message in it.'),
  ).toBeVisible();
});

describe('a letter that is too long for a mailto: address', () => {
  const longMessage = 'How do I start? '.repeat(140).trim();
  const subjectOnly = [['mailto:help@aiclub.example?subject=AI%20Club%3A%20Learners', '_self']];

  async function writeLongLetter() {
    const view = await renderAt('/contact');
    await fill(view.user, await screen.findByRole('textbox', { name: 'Your name' }), 'Ines');
    await fill(view.user, screen.getByRole('textbox', { name: 'Email address' }), 'ines@mail.example');
    await fill(view.user, screen.getByRole('textbox', { name: 'Message' }), longMessage);
    return () => view.user.click(screen.getByRole('button', { name: 'Open in my mail program' }));
  }

  test('is copied, and the mail program opens to paste it', async () => {
    const opened = open();
    const press = await writeLongLetter();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your message is too long to be handed over, so we copied it. Your mail program should be open now: paste it there.',
    );
    expect(copied.mock.calls).toEqual([[`${longMessage}\n\nInes\nines@mail.example`]]);
    expect(opened.mock.calls).toEqual(subjectOnly);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(longMessage);
  });

  test('asks to be copied by hand when the browser refuses to copy', async () => {
    const opened = open();
    const press = await writeLongLetter();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your message is too long to be handed over. Your mail program should be open now: copy your message from here and paste it there.',
    );
    expect(opened.mock.calls).toEqual(subjectOnly);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(longMessage);
  });
});

test('opening a message again says so again', async () => {
  const opened = open();
  const { user } = await renderAt('/contact');
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ines');
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ines@mail.example');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'How do I start?');
  const submit = screen.getByRole('button', { name: 'Open in my mail program' });
  await user.click(submit);
  const said = await screen.findByRole('alert');
  await user.click(submit);
  expect(opened).toHaveBeenCalledTimes(2);
  // Screen readers read an alert only when it is new.
  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('Your mail program should be open now');
});

test('an unfinished message opens nothing; the first empty field is named and focused', async () => {
  const opened = open();
  const { user } = await renderAt('/contact');
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ines');
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ines');
  await user.click(screen.getByRole('button', { name: 'Open in my mail program' }));

  expect(opened.mock.calls).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
    'Enter an email address such as name@aiclub.example',
  );
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Write a message');
});

test('pressing Enter in an empty field announces its error', async () => {
  const { user } = await renderAt('/contact');
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ines{Enter}');
  const email = screen.getByRole('textbox', { name: 'Email address' });
  expect(email).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(email, 'ines{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an email address such as name@aiclub.example');
});

test('the page does not reload by itself while a letter is being written', async () => {
  const { user } = await renderAt('/contact');
  const message = await screen.findByRole('textbox', { name: 'Message' });
  expect(mayReload()).toBe(true);
  await user.type(message, 'How');
  expect(mayReload()).toBe(false);
  await user.clear(message);
  expect(mayReload()).toBe(true);
  await user.type(message, 'How');
  await user.click(screen.getByRole('link', { name: 'Careers' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  expect(mayReload()).toBe(true);
});

test('a letter survives visiting another page and a reload', async () => {
  const { user, router, view } = await renderAt('/contact');
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ines');
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ines@mail.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Creators');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'How do I start?');
  const expectLetter = async () => {
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Ines');
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('ines@mail.example');
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveValue('Creators');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('How do I start?');
  };
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Help Center' }));
  await screen.findByRole('heading', { level: 1, name: 'Help Center' });
  await act(async () => router.navigate(-1));
  await expectLetter();
  view.unmount();
  await renderAt('/contact');
  await expectLetter();
});

test('a letter can be written even when the tab stores nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await renderAt('/contact');
  const message = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(message, 'How do I start?');
  expect(message).toHaveValue('How do I start?');
  await user.clear(message);
});

test('typed text stays inside the body of the mail', () => {
  const { address: mail } = composeMail({
    to: 'help@aiclub.example',
    subject: 'AI Club: Learners',
    name: 'Ines & Co?',
    email: 'ines@mail.example',
    message: 'one&cc=all@mail.example\ntwo',
  });
  expect([...new URL(mail).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(new URL(mail).searchParams.get('body')).toBe(
    'one&cc=all@mail.example\r\ntwo\r\n\r\nInes & Co?\r\nines@mail.example',
  );
});

test('a lone surrogate does not keep the mail program from opening', () => {
  const letter = { to: 'hello@aiclub.example', subject: 'Hi', name: 'Ines', email: 'ines@mail.example' };
  expect(composeMail({ ...letter, message: 'Good \ud83d' }).address).toContain('body=Good%20%EF%BF%BD%0D%0A');
});
