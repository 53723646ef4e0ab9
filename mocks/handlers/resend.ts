import { resendConfirmation, resendEmailChange } from '@mocks/service/accounts';
import { checkEmail } from '@mocks/service/emailAddresses';
import { checkChallenge } from '@mocks/service/pkce';
import { invalid, Refusal } from '@mocks/service/refusal';
import { answerJson } from './answers';
import { Body } from './body';
import { type Call, countRequest, type Endpoint, placeOf } from './call';
import { checkCaptcha } from './captcha';

const mailed = ['signup', 'email_change'];
const texted = ['sms', 'phone_change'];

function checkTarget(type: string, email: string, phone: string): void {
  if (!mailed.includes(type) && !texted.includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (email === '' && type === 'signup') throw invalid('Type provided requires an email address');
  if (phone === '' && type === 'sms') throw invalid('Type provided requires a phone number');
  if (email !== '' && phone !== '')
    throw invalid('Only an email address or phone number should be provided.');
  if (email === '' && phone === '') throw invalid('Missing email address or phone number');
  if (phone !== '' && !/^[1-9]\d{1,14}$/.test(phone.replace('+', ''))) {
    throw invalid('Invalid phone number format (E.164 required)');
  }
}

function resend(call: Call): Response {
  countRequest(call, 'resend');
  checkCaptcha(call);
  const body = new Body(call, 'ResendConfirmationParams', {
    type: 'string',
    email: 'string',
    phone: 'string',
    code_challenge: 'string',
    code_challenge_method: 'string',
  });
  const type = body.text('type');
  checkTarget(type, body.text('email'), body.text('phone'));
  if (body.text('email') === '') {
    throw new Refusal(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (!call.emulator.settings.emailProviderEnabled) {
    throw new Refusal(400, 'email_provider_disabled', 'Email logins are disabled');
  }
  const email = checkEmail(body.text('email'));
  const challenge = checkChallenge(body.text('code_challenge'), body.text('code_challenge_method'));
  const place = placeOf(call);
  call.emulator.transact((project) => {
    if (type === 'signup') resendConfirmation(project, email, challenge, place);
    if (type === 'email_change') resendEmailChange(project, email, challenge, place);
  });
  return answerJson({});
}

export const resendEndpoint: Endpoint = { name: 'resend', path: '/resend', methods: { POST: resend } };
