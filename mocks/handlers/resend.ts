import { resendConfirmation, resendEmailChange } from '@mocks/service/accounts';
import { checkEmail } from '@mocks/service/emailAddresses';
import type { Emulator } from '@mocks/service/emulator';
import { checkChallenge, type SentChallenge } from '@mocks/service/pkce';
import { invalid, Refusal } from '@mocks/service/refusal';
import { answerJson } from './responses';
import { Body } from './body';
import { type Call, countRequest, type Endpoint, placeOf } from './call';
import { checkCaptcha } from './captcha';

const mailed = ['signup', 'email_change'];
const texted = ['sms', 'phone_change'];

/** Checks a request in the server's order. */
function check({ settings }: Emulator, body: Body): SentChallenge | null {
  const [type, email, phone] = [body.text('type'), body.text('email'), body.text('phone')];
  if (!mailed.includes(type) && !texted.includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const challenge = mailed.includes(type)
    ? checkChallenge(body.text('code_challenge'), body.text('code_challenge_method'))
    : null;
  if (email === '' && type === 'signup') throw invalid('Type provided requires an email address');
  if (phone === '' && type === 'sms') throw invalid('Type provided requires a phone number');
  if (email !== '' && phone !== '')
    throw invalid('Only an email address or phone number should be provided.');
  if (email !== '' && !settings.emailProviderEnabled) {
    throw new Refusal(400, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (phone !== '') throw new Refusal(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw invalid('Missing email address or phone number');
  return challenge;
}

async function resend(call: Call): Promise<Response> {
  countRequest(call, 'resend');
  await checkCaptcha(call);
  const body = new Body(call, 'ResendConfirmationParams', {
    type: 'string',
    email: 'string',
    phone: 'string',
    code_challenge: 'string',
    code_challenge_method: 'string',
  });
  const challenge = check(call.emulator, body);
  const email = checkEmail(body.text('email'));
  const place = placeOf(call);
  call.emulator.transact((project) => {
    if (body.text('type') === 'signup') resendConfirmation(project, email, challenge, place);
    if (body.text('type') === 'email_change') resendEmailChange(project, email, challenge, place);
  });
  return answerJson({});
}

export const resendEndpoint: Endpoint = { name: 'resend', path: '/resend', methods: { POST: resend } };
