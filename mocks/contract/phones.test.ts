import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { follow, mailTo, refusal, send, session, textAt } from './send';

const format = refusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
const noProvider = refusal(500, 'unexpected_failure', 'Unable to get SMS provider');

async function update(body: unknown) {
  const { access } = await session(seedUsers.ada);
  return send('PUT', '/user', { token: access, body });
}

test.each(['x', '0123', '+', '1', '12345678901234567', '++49151'])(
  'the phone number %p is refused for its form',
  async (phone) => {
    expect(await update({ phone, password: 'short' })).toMatchObject(format);
  },
);

test('a valid phone number is refused, as no provider sends messages, and nothing changes', async () => {
  const before = JSON.stringify(emulator.users());
  for (const phone of ['4915112345678', '+49 151 12345678']) {
    const answer = await update({ phone, data: { city: 'Oslo' }, password: 'another-good-password' });
    expect(answer).toMatchObject(noProvider);
    expect(answer.headers.get('x-sb-error-code')).toBe('unexpected_failure');
  }
  const after = JSON.stringify(
    emulator.users().map((user) => ({ ...user, lastSignInAt: null, updatedAt: 0 })),
  );
  const expected = JSON.parse(before).map((user: object) => ({ ...user, lastSignInAt: null, updatedAt: 0 }));
  expect(after).toBe(JSON.stringify(expected));
});

test('with a phone number, a new address is mailed but the whole change is rolled back', async () => {
  await update({ email: 'first@aiclub.example' });
  const { hash } = mailTo('first@aiclub.example');
  emulator.clock.advance(61);
  const usual = { lastSignInAt: null, updatedAt: 0 };
  const rows = () => JSON.stringify(emulator.users().map((user) => ({ ...user, ...usual })));
  const before = rows();
  expect(await update({ phone: '4915112345678', email: 'second@aiclub.example' })).toMatchObject(noProvider);
  expect(rows()).toBe(before);
  expect(await follow('second@aiclub.example')).toContain('error_code=otp_expired');
  const followed = await send('GET', `/verify?token=${hash}&type=email_change`, { key: null });
  expect(followed.headers.get('location')).toContain('#message=Confirmation+link+accepted');
});

test('a message channel must be sms or whatsapp', async () => {
  expect(await update({ phone: '4915112345678', channel: 'whatsapp' })).toMatchObject(noProvider);
  expect(await update({ phone: '4915112345678', channel: 'pigeon' })).toMatchObject(
    refusal(
      400,
      'validation_failed',
      "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
    ),
  );
});

test("an anonymous user's password may come with a phone number, which is then refused", async () => {
  emulator.configure({ anonymousEnabled: true });
  const { json } = await send('POST', '/signup', { body: {} });
  const body = { password: 'a-good-password', phone: '4915112345678' };
  expect(await send('PUT', '/user', { token: textAt(json, 'access_token'), body })).toMatchObject(noProvider);
});

test.each(['x', '0123', 'a@b.co'])(
  'a code for the phone number %p is refused for its form',
  async (phone) => {
    const body = { type: 'sms', phone, token: '123456' };
    expect(await send('POST', '/verify', { body })).toMatchObject(format);
  },
);

test('a code for a phone number with a plus and spaces is looked up', async () => {
  const body = { type: 'sms', phone: '+49 151 12345678', token: '123456' };
  expect(await send('POST', '/verify', { body })).toMatchObject(
    refusal(403, 'otp_expired', 'Token has expired or is invalid'),
  );
});

const phonesOff = refusal(400, 'phone_provider_disabled', 'Phone logins are disabled');
const halfChallenge = { code_challenge: 'c'.repeat(43) };
const noMethod = refusal(
  400,
  'validation_failed',
  'PKCE flow requires code_challenge_method and code_challenge',
);

test.each([
  [{ type: 'sms', phone: 'x' }, phonesOff],
  [{ type: 'email_change', phone: 'x' }, phonesOff],
  [{ type: 'phone_change', phone: '4915112345678', ...halfChallenge }, phonesOff],
  [{ type: 'signup', ...halfChallenge }, noMethod],
  [{ type: 'email_change', phone: 'x', ...halfChallenge }, noMethod],
  [{ type: 'signup', email: 'nobody', ...halfChallenge }, noMethod],
])("resending with %j is refused in the server's order of checks", async (body, expected) => {
  expect(await send('POST', '/resend', { body })).toMatchObject(expected);
});

test('the challenge method is checked only when a mail is about to be sent', async () => {
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 'md5' };
  const resend = (email: string) =>
    send('POST', '/resend', { body: { type: 'signup', email, ...challenge } });
  expect((await resend('nobody@aiclub.example')).text).toBe('{}');
  expect((await resend(seedUsers.ada.email)).text).toBe('{}');
  const failed = await resend(seedUsers.una.email);
  expect(failed).toMatchObject(
    refusal(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information'),
  );
  expect(failed.headers.get('x-sb-error-code')).toBeNull();
  expect(failed.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(emulator.mails()).toEqual([]);
});
