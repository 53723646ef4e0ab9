import { isOtherMailboxPending } from '@mocks/service/emailChange';
import { issueCode } from '@mocks/service/pkce';
import type { Project } from '@mocks/service/project';
import { extendAddress, writeFragment, writeQuery } from '@mocks/service/redirects';
import { invalid, Refusal, UnhandledFailure } from '@mocks/service/refusal';
import { type Grant, startSession } from '@mocks/service/sessions';
import { checkPhone } from '@mocks/service/phones';
import { accept, claimCode, claimLink } from '@mocks/service/verification';
import {
  answerGrant,
  answerJson,
  answerRedirect,
  oauthErrors,
  type Redirect,
  sessionHeaders,
  tokensOf,
} from './responses';
import { Body } from './body';
import { type Call, countRequest, type Endpoint, formValue, placeOf } from './call';

const firstOfTwo = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Answers a typed code, or the hash of a link that an app hands over, with a session. */
function confirm(call: Call): Promise<Response> | Response {
  countRequest(call, 'verify');
  const body = new Body(call, 'VerifyParams', {
    type: 'string',
    token: 'string',
    token_hash: 'string',
    email: 'string',
    phone: 'string',
    redirect_to: 'string',
  });
  const type = body.text('type');
  const token = body.text('token');
  const hash = body.text('token_hash');
  const email = body.text('email');
  const phone = body.text('phone');

  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash');
  if (token !== '' && (email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (hash !== '' && (email !== '' || phone !== '' || body.text('redirect_to') !== '')) {
    throw invalid('Only the token_hash and type should be provided');
  }
  if (phone !== '') {
    checkPhone(phone);
    throw new Refusal(403, 'otp_expired', 'Token has expired or is invalid');
  }

  const grant = call.emulator.transact((project) => {
    const claim = hash === '' ? claimCode(project, type, email, token) : claimLink(project, type, hash);
    if (!accept(project, claim)) return null;
    return startSession(project, claim.user, 'otp', { baseUrl: call.baseUrl });
  });
  return grant ? answerGrant(call, grant) : answerJson({ code: '200', msg: firstOfTwo });
}

type Followed = { grant: Grant; type: string } | { authCode: string } | { halfway: true };

const flowMethods = {
  signup: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
};

const beganCodeFlow = (hash: string): boolean => hash.startsWith('pkce_');

/** Types for which the server has a flow; most of them never come in a link. */
const flowTypes =
  /signup$|^(?:oauth|password|otp|totp|recovery|invite|sso\/saml|magiclink|email_change|token_refresh|mfa\/phone|mfa\/webauthn|mfa\/recovery_code|web3|oauth_provider\/authorization_code|passkey)$/;

function follow(project: Project, type: string, hash: string, baseUrl: string): Followed {
  const claim = claimLink(project, type, hash);
  const { user, purpose } = claim;
  const isHalfway = purpose === 'email_change' && isOtherMailboxPending(project, user);
  // The server rolls back if there is no flow, so the flow is looked up first.
  const authCode = beganCodeFlow(hash) && !isHalfway ? issueCode(project, user, flowMethods[purpose]) : null;
  if (!accept(project, claim)) return { halfway: true };
  if (authCode !== null) return { authCode };
  return { grant: startSession(project, user, 'otp', { baseUrl }), type: purpose };
}

/** Follows a mail's link and redirects with the outcome in the address. */
async function followLink(call: Call): Promise<Response> {
  countRequest(call, 'verify');
  const type = formValue(call, 'type');
  const hash = formValue(call, 'token');
  if (type === '') throw invalid('Verify requires a verification type');
  if (hash === '') throw invalid('Verify requires a token or a token hash');
  const { redirectTo: redirect } = placeOf(call);
  const isPkce = beganCodeFlow(hash);
  if (isPkce && !flowTypes.test(type)) throw new UnhandledFailure();
  try {
    const followed = call.emulator.transact((project) => follow(project, type, hash, call.baseUrl));
    return answerRedirect(call, await redirectAfter(call, redirect, followed, isPkce));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return answerRedirect(call, { address: addressAfterRefusal(redirect, refusal, isPkce), status: 303 });
  }
}

async function redirectAfter(
  call: Call,
  redirect: string,
  followed: Followed,
  isPkce: boolean,
): Promise<Redirect> {
  if ('halfway' in followed) {
    const query: Record<string, string> = isPkce ? { message: firstOfTwo } : {};
    const fragment = writeFragment({ message: firstOfTwo, sb: '' });
    return { address: extendAddress(redirect, { query, fragment }), status: 303 };
  }
  if ('authCode' in followed) {
    return { address: extendAddress(redirect, { query: { code: followed.authCode } }), status: 303 };
  }
  const { grant, type } = followed;
  const fragment = writeQuery({ ...(await tokensOf(call, grant)), type, sb: '' });
  return { address: `${redirect}#${fragment}`, status: 303, headers: sessionHeaders(grant) };
}

function addressAfterRefusal(redirect: string, { status, code, message }: Refusal, isPkce: boolean): string {
  const error = oauthErrors[status];
  const values = {
    ...(error === undefined ? {} : { error }),
    error_code: code ?? 'unexpected_failure',
    error_description: message,
  };
  const fragment = writeFragment({ ...values, sb: '' });
  return extendAddress(redirect, isPkce ? { query: values, fragment } : { fragment });
}

export const verifyEndpoint: Endpoint = {
  name: 'verify',
  path: '/verify',
  isRouter: true,
  isOpen: true,
  methods: { GET: followLink, POST: confirm },
};
