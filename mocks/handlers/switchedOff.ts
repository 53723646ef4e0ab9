import { Refusal, invalid } from '@mocks/service/refusal';
import { answerNotFound } from './answers';
import { Body } from './body';
import { asBearer, type Call, type Endpoint } from './call';

/** Features that this server has but does not switch on. Each refuses as it does while it is off. */

const enrollments: Readonly<Record<string, { code: string; name: string }>> = {
  totp: { code: 'mfa_totp_enroll_not_enabled', name: 'TOTP' },
  phone: { code: 'mfa_phone_enroll_not_enabled', name: 'Phone' },
  webauthn: { code: 'mfa_webauthn_enroll_not_enabled', name: 'WebAuthn' },
};

function refuseSaml(): never {
  throw new Refusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}

function refusePasskeys(): never {
  throw new Refusal(404, 'passkey_disabled', 'Passkeys are disabled');
}

async function refuseLinking(call: Call): Promise<Response> {
  await asBearer(call, () => null);
  throw new Refusal(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

async function refuseEnrollment(call: Call): Promise<Response> {
  await asBearer(call, () => null);
  const type = new Body(call, 'EnrollFactorParams', { factor_type: 'string' }).text('factor_type');
  const enrollment = Object.hasOwn(enrollments, type) ? enrollments[type] : undefined;
  if (!enrollment) throw invalid('factor_type needs to be totp, phone, or webauthn');
  throw new Refusal(422, enrollment.code, `MFA enroll is disabled for ${enrollment.name}`);
}

/** Nobody has a factor, so none is ever found. */
async function refuseFactor(call: Call): Promise<Response> {
  await asBearer(call, () => null);
  const [, id = ''] = /\/factors\/([^/]*)/.exec(call.url.pathname) ?? [];
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) {
    throw new Refusal(404, 'validation_failed', 'factor_id must be an UUID');
  }
  throw new Refusal(404, 'mfa_factor_not_found', 'Factor not found');
}

export const switchedOffEndpoints: readonly Endpoint[] = [
  { name: 'sso', path: '/sso', isRouter: true, methods: {}, any: refuseSaml },
  { name: 'sso', path: '/sso/saml/**', isOpen: true, methods: {}, any: refuseSaml },
  { name: 'passkeys', path: '/passkeys/**', isRouter: true, methods: {}, any: refusePasskeys },
  { name: 'user', path: '/user/identities/**', methods: {}, any: refuseLinking },
  {
    name: 'factors',
    path: '/factors',
    isRouter: true,
    isPersonal: true,
    methods: { POST: refuseEnrollment },
  },
  { name: 'factors', path: '/factors/**', methods: {}, any: refuseFactor },
  { name: 'verify', path: '/verify**', isOpen: true, methods: {}, any: answerNotFound },
  { name: 'callback', path: '/callback**', isOpen: true, methods: {}, any: answerNotFound },
  { name: 'authorize', path: '/authorize**', isOpen: true, methods: {}, any: answerNotFound },
  { name: 'jwks', path: '/.well-known/jwks.json**', isOpen: true, methods: {}, any: answerNotFound },
];
