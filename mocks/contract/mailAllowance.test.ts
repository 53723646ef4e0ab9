import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { confirmedAccount, refusal, send, session, signUp } from './send';

const password = 'a-good-password';
const usedUp = refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded');

test('a mail to an invalid address counts towards the hourly limit', async () => {
  emulator.configure({ blockExampleDomains: true, maxMailsPerHour: 1 });
  expect(await signUp({ email: 'a@test.com', password })).toMatchObject(
    refusal(400, 'email_address_invalid', 'Email address "a@test.com" is invalid'),
  );
  expect(await signUp({ email: 'learner@aiclub.dev', password })).toMatchObject(usedUp);
  expect(emulator.users()).toHaveLength(Object.keys(seedUsers).length);
});

test('a mail that the mail server refuses counts too', async () => {
  emulator.configure({ mailerFails: true, maxMailsPerHour: 1 });
  const body = { email: seedUsers.ada.email };
  expect(await send('POST', '/recover', { body })).toMatchObject(
    refusal(500, 'unexpected_failure', 'Error sending recovery email'),
  );
  emulator.configure({ mailerFails: false });
  expect(await send('POST', '/recover', { body })).toMatchObject(usedUp);
});

test('with automatic confirmation, mails are limited only when the limit is 0', async () => {
  emulator.configure({ autoconfirm: true, maxMailsPerHour: 1 });
  const body = { email: seedUsers.ada.email };
  expect((await send('POST', '/recover', { body })).status).toBe(200);
  expect((await send('POST', '/recover', { body: { email: seedUsers.carl.email } })).status).toBe(200);
  emulator.configure({ maxMailsPerHour: 0 });
  expect(await send('POST', '/recover', { body: { email: seedUsers.lena.email } })).toMatchObject(usedUp);
});

test('a mail to an address outside the team does not count', async () => {
  emulator.configure({ authorizedAddresses: ['team@aiclub.dev'], maxMailsPerHour: 1 });
  expect((await signUp({ email: 'x@y.co', password })).json['code']).toBe('email_address_not_authorized');
  expect((await signUp({ email: 'team@aiclub.dev', password })).status).toBe(200);
});

test('team addresses ignore labels and case; an empty team allows everybody', async () => {
  emulator.configure({ authorizedAddresses: ['Team@aiclub.dev'] });
  expect((await signUp({ email: 'team+a+b@aiclub.dev', password })).status).toBe(200);
  expect((await signUp({ email: 'team@aiclub.dev', password })).status).toBe(200);
  expect(await signUp({ email: 'te+am@aiclub.dev', password })).toMatchObject(
    refusal(
      400,
      'email_address_not_authorized',
      'Email address "te+am@aiclub.dev" cannot be used as it is not authorized',
    ),
  );
  emulator.configure({ authorizedAddresses: [] });
  expect((await signUp({ email: 'x@y.co', password })).status).toBe(200);
});

test('an invalid new address is refused with the present address in the message', async () => {
  const { access } = await session(await confirmedAccount('learner@aiclub.dev'));
  emulator.configure({ blockExampleDomains: true });
  expect(await send('PUT', '/user', { token: access, body: { email: 'a@test.com' } })).toMatchObject(
    refusal(400, 'email_address_invalid', 'Email address "learner@aiclub.dev" is invalid'),
  );
});
