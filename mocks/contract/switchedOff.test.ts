import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { baseUrl, refusal, send, session } from './send';

test.each([
  ['POST', '/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['GET', '/sso/saml/metadata', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['POST', '/passkeys/authentication/options', 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['GET', '/passkeys/', 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['GET', '/passkeys', 404, 'passkey_disabled', 'Passkeys are disabled'],
  [
    'PATCH',
    '/passkeys/11111111-1111-4111-8111-111111111111',
    404,
    'passkey_disabled',
    'Passkeys are disabled',
  ],
  ['GET', '/sso/elsewhere', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['GET', '/oauth/authorize', 404, 'feature_disabled', 'OAuth server is disabled'],
  ['POST', '/oauth/token', 404, 'feature_disabled', 'OAuth server is disabled'],
  ['POST', '/oauth/clients/register', 404, 'feature_disabled', 'OAuth server is disabled'],
  ['GET', '/oauth/userinfo', 404, 'feature_disabled', 'OAuth server is disabled'],
  ['GET', '/.well-known/oauth-authorization-server', 404, 'feature_disabled', 'OAuth server is disabled'],
  ['GET', '/scim/v2/Users', 404, 'feature_disabled', 'SCIM server is disabled'],
  ['GET', '/scim/v2/ServiceProviderConfig', 404, 'feature_disabled', 'SCIM server is disabled'],
])('%s %s is off', async (method, path, status, code, text) => {
  expect(await send(method, path)).toMatchObject(refusal(status, code, text));
});

test.each([
  ['totp', 422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'],
  ['phone', 422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
  ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
  ['smoke', 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
])('a second factor of type %s cannot be enrolled', async (type, status, code, text) => {
  const { access } = await session(seedUsers.ada);
  const body = { factor_type: type };
  expect(await send('POST', '/factors', { token: access, body })).toMatchObject(refusal(status, code, text));
  expect((await send('POST', '/factors', { body })).status).toBe(401);
});

test("a user's OAuth grants need a token, and are off", async () => {
  const { access } = await session(seedUsers.ada);
  expect(await send('GET', '/user/oauth/grants', { token: access })).toMatchObject(
    refusal(404, 'feature_disabled', 'OAuth server is disabled'),
  );
  expect((await send('DELETE', '/user/oauth/grants')).status).toBe(401);
});

function idToken(body: Readonly<Record<string, unknown>>) {
  return send('POST', '/token?grant_type=id_token', { body });
}

test.each([
  [{}, 'id_token required'],
  [{ id_token: 'x' }, 'provider or client_id and issuer required'],
  [{ id_token: 'x', client_id: 'mine' }, 'provider or client_id and issuer required'],
  [
    { id_token: 'x', provider: 'google', link_identity: true },
    'Linking requires a valid user access token in Authorization',
  ],
  [{ id_token: 'x', provider: 'google' }, 'Bad ID token'],
  [{ id_token: 'x', client_id: 'mine', issuer: 'https://accounts.google.com' }, 'Bad ID token'],
])('the identity token of %j is refused with an OAuth error', async (body, text) => {
  const { status, text: sent, headers } = await idToken(body);
  expect([status, sent]).toEqual([
    400,
    JSON.stringify({ error: 'invalid request', error_description: text }),
  ]);
  expect(headers.get('x-sb-error-code')).toBeNull();
  expect(headers.get('x-supabase-api-version')).toBeNull();
});

test.each([
  ['foo', 'validation_failed', 'Custom OIDC provider "foo" not allowed'],
  ['github', 'validation_failed', 'Custom OIDC provider "github" not allowed'],
  ['custom:x', 'validation_failed', 'Custom provider "custom:x" not found'],
  ['apple', 'validation_failed', 'Unable to detect issuer in ID token for Apple provider'],
  ['azure', 'validation_failed', 'Unable to detect issuer in ID token for Azure provider'],
  ['facebook', 'provider_disabled', 'Provider (issuer "https://www.facebook.com") is not enabled'],
  ['kakao', 'provider_disabled', 'Provider (issuer "https://kauth.kakao.com") is not enabled'],
  ['keycloak', 'provider_disabled', 'Provider (issuer "") is not enabled'],
])('an identity token of %s is refused: %s', async (provider, code, text) => {
  const { status, json } = await idToken({ id_token: 'x', provider });
  expect([status, json]).toEqual([400, { code, message: text }]);
});

test('an identity token of a disabled provider is refused', async () => {
  const { providers } = emulator.settings;
  emulator.configure({ providers: { ...providers, google: { ...providers.google, enabled: false } } });
  expect((await idToken({ id_token: 'x', provider: 'google' })).json).toEqual({
    code: 'provider_disabled',
    message: 'Provider (issuer "https://accounts.google.com") is not enabled',
  });
  expect((await idToken({ id_token: 1 })).json['message']).toBe(
    'Could not parse request body as JSON: json: cannot unmarshal number into Go struct field IdTokenGrantParams.id_token of type string',
  );
});

test('Web3 sign-in is off, after its captcha is checked', async () => {
  expect(await send('POST', '/token?grant_type=web3', { body: 'no json' })).toMatchObject(
    refusal(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
  );
  emulator.configure({ captchaEnabled: true });
  for (const grant of ['web3', 'magic']) {
    expect((await send('POST', `/token?grant_type=${grant}`, { body: {} })).json['code']).toBe(
      'captcha_failed',
    );
  }
  for (const grant of ['pkce', 'refresh_token', 'id_token']) {
    const { json } = await send('POST', `/token?grant_type=${grant}`, { body: {} });
    expect(json['code']).not.toBe('captcha_failed');
  }
});

test('the OpenID configuration is published all the same', async () => {
  const { status, headers, json } = await send('GET', '/.well-known/openid-configuration');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=600');
  expect(Object.keys(json)).toEqual(
    'issuer authorization_endpoint token_endpoint jwks_uri userinfo_endpoint scopes_supported response_types_supported response_modes_supported grant_types_supported subject_types_supported id_token_signing_alg_values_supported token_endpoint_auth_methods_supported claims_supported code_challenge_methods_supported'.split(
      ' ',
    ),
  );
  expect(json).toMatchObject({
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/oauth/authorize`,
    jwks_uri: `${baseUrl}/.well-known/jwks.json`,
    scopes_supported: ['openid', 'profile', 'email', 'phone'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'ES256'],
    code_challenge_methods_supported: ['S256', 'plain'],
  });
});

test('no user has a second factor', async () => {
  const { access } = await session(seedUsers.ada);
  const unknown = '/factors/11111111-1111-4111-8111-111111111111/challenge';
  expect(await send('POST', unknown, { token: access })).toMatchObject(
    refusal(404, 'mfa_factor_not_found', 'Factor not found'),
  );
  expect((await send('DELETE', '/factors/x', { token: access })).json['message']).toBe(
    'factor_id must be an UUID',
  );
});

test('identities cannot be linked manually', async () => {
  const { access } = await session(seedUsers.ada);
  const path = '/user/identities/authorize?provider=google';
  expect(await send('GET', path, { token: access })).toMatchObject(
    refusal(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  );
  expect((await send('GET', path)).status).toBe(401);
});

test('phone sign-in is off', async () => {
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

test('admin endpoints that are not emulated still check the key', async () => {
  expect((await send('POST', '/admin/generate_link')).status).toBe(401);
  const { access } = await session(seedUsers.ada);
  expect((await send('POST', '/invite', { token: access })).json['code']).toBe('not_admin');
});
