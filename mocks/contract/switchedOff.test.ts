import { people } from '@mocks/people';
import { refusal, send, session } from './send';

test.each([
  ['POST', '/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['GET', '/sso/saml/metadata', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['POST', '/passkeys/authentication/options', 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['GET', '/passkeys/', 404, 'passkey_disabled', 'Passkeys are disabled'],
])('%s %s is off', async (method, path, status, code, text) => {
  expect(await send(method, path)).toMatchObject(refusal(status, code, text));
});

test.each([
  ['totp', 422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'],
  ['phone', 422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
  ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
  ['smoke', 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
])('a second factor of type %s cannot be had', async (type, status, code, text) => {
  const { access } = await session(people.ada);
  const body = { factor_type: type };
  expect(await send('POST', '/factors', { token: access, body })).toMatchObject(refusal(status, code, text));
  expect((await send('POST', '/factors', { body })).status).toBe(401);
});

test('nobody has a second factor', async () => {
  const { access } = await session(people.ada);
  const unknown = '/factors/11111111-1111-4111-8111-111111111111/challenge';
  expect(await send('POST', unknown, { token: access })).toMatchObject(
    refusal(404, 'mfa_factor_not_found', 'Factor not found'),
  );
  expect((await send('DELETE', '/factors/x', { token: access })).json['message']).toBe(
    'factor_id must be an UUID',
  );
});

test('identities are not linked by hand', async () => {
  const { access } = await session(people.ada);
  const path = '/user/identities/authorize?provider=google';
  expect(await send('GET', path, { token: access })).toMatchObject(
    refusal(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  );
  expect((await send('GET', path)).status).toBe(401);
});

test('phones are off', async () => {
  const phone = '4915112345678';
  const answers = await Promise.all([
    send('POST', '/signup', { body: { phone, password: 'a-good-password' } }),
    send('POST', '/token?grant_type=password', { body: { phone, password: 'a-good-password' } }),
    send('POST', '/otp', { body: { phone } }),
    send('POST', '/resend', { body: { phone, type: 'sms' } }),
    send('POST', '/verify', { body: { phone, type: 'sms', token: '123456' } }),
  ]);
  expect(answers.map(({ status, json }) => [status, json['code']])).toEqual([
    [400, 'phone_provider_disabled'],
    [422, 'phone_provider_disabled'],
    [400, 'phone_provider_disabled'],
    [400, 'phone_provider_disabled'],
    [403, 'otp_expired'],
  ]);
});

test('admin endpoints that are not here look at their visitors all the same', async () => {
  expect((await send('POST', '/admin/generate_link')).status).toBe(401);
  const { access } = await session(people.ada);
  expect((await send('POST', '/invite', { token: access })).json['code']).toBe('not_admin');
});
