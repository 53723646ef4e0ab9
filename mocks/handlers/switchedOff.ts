import { parseUuid } from '@mocks/service/random';
import { Refusal, invalid } from '@mocks/service/refusal';
import { answerNotFound } from './responses';
import { Body } from './body';
import { type Answer, asBearer, type Call, checkBearer, type Endpoint } from './call';

/** Features of the server that are always off here. Each refuses as the server does while it is off. */

const enrollments: Readonly<Record<string, { code: string; name: string }>> = {
  totp: { code: 'mfa_totp_enroll_not_enabled', name: 'TOTP' },
  phone: { code: 'mfa_phone_enroll_not_enabled', name: 'Phone' },
  webauthn: { code: 'mfa_webauthn_enroll_not_enabled', name: 'WebAuthn' },
};

const refuse =
  (code: string, text: string): Answer =>
  () => {
    throw new Refusal(404, code, text);
  };

const refuseSaml = refuse('saml_provider_disabled', 'SAML 2.0 is disabled');
const refusePasskeys = refuse('passkey_disabled', 'Passkeys are disabled');
const refuseLinking = refuse('manual_linking_disabled', 'Manual linking is disabled');
const refuseScim = refuse('feature_disabled', 'SCIM server is disabled');
export const refuseOAuthServer = refuse('feature_disabled', 'OAuth server is disabled');

const forSignedIn =
  (answer: Answer): Answer =>
  async (call) => {
    await asBearer(call, () => null);
    return answer(call);
  };

async function checkNotAnonymous(call: Call): Promise<void> {
  const isAnonymous = await asBearer(call, (_project, bearer) => bearer.isAnonymous);
  if (!isAnonymous) return;
  throw new Refusal(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
}

async function refuseEnrollment(call: Call): Promise<Response> {
  await checkNotAnonymous(call);
  const type = new Body(call, 'EnrollFactorParams', { factor_type: 'string' }).text('factor_type');
  const enrollment = Object.hasOwn(enrollments, type) ? enrollments[type] : undefined;
  if (!enrollment) throw invalid('factor_type needs to be totp, phone, or webauthn');
  throw new Refusal(422, enrollment.code, `MFA enroll is disabled for ${enrollment.name}`);
}

/** Nobody has a factor, so none is ever found. */
async function refuseFactor(call: Call): Promise<Response> {
  await checkNotAnonymous(call);
  const [, id = ''] = /\/factors\/([^/]*)/.exec(call.url.pathname) ?? [];
  if (parseUuid(id) === null) throw new Refusal(404, 'validation_failed', 'factor_id must be an UUID');
  throw new Refusal(404, 'mfa_factor_not_found', 'Factor not found');
}

/** Everything at and below a path. */
function below(path: string, any: Answer, traits: Pick<Endpoint, 'name' | 'isOpen'> = {}): Endpoint[] {
  const shared = { ...traits, methods: {}, any };
  return [
    { ...shared, path },
    { ...shared, path: `${path}/*` },
  ];
}

export const switchedOffEndpoints: readonly Endpoint[] = [
  ...below('/sso/saml', refuseSaml, { name: 'sso', isOpen: true }),
  ...below('/sso', refuseSaml, { name: 'sso' }),
  ...below('/passkeys', refusePasskeys, { name: 'passkeys' }),
  ...below('/oauth', refuseOAuthServer),
  { path: '/.well-known/oauth-authorization-server', methods: { GET: refuseOAuthServer } },
  ...below('/scim/v2', refuseScim),
  ...below('/user/identities', forSignedIn(refuseLinking), { name: 'user' }),
  ...below('/user/oauth/grants', forSignedIn(refuseOAuthServer), { name: 'user' }),
  { name: 'user', path: '/user/*', methods: {}, any: forSignedIn(answerNotFound) },
  {
    name: 'factors',
    path: '/factors',
    isRouter: true,
    check: checkBearer,
    methods: { POST: refuseEnrollment },
  },
  { name: 'factors', path: '/factors/*', methods: {}, any: refuseFactor },
  { name: 'verify', path: '/verify*', isOpen: true, methods: {}, any: answerNotFound },
  { name: 'callback', path: '/callback*', isOpen: true, methods: {}, any: answerNotFound },
  { name: 'authorize', path: '/authorize*', isOpen: true, methods: {}, any: answerNotFound },
  { name: 'jwks', path: '/.well-known/jwks.json*', isOpen: true, methods: {}, any: answerNotFound },
];
