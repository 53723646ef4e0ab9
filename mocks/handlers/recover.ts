import { recover } from '@mocks/service/accounts';
import { checkEmail } from '@mocks/service/emailAddresses';
import { checkChallenge } from '@mocks/service/pkce';
import { invalid, Refusal } from '@mocks/service/refusal';
import { answerJson } from './responses';
import { Body } from './body';
import { type Call, countRequest, type Endpoint, placeOf } from './call';
import { checkCaptcha } from './captcha';

async function start(call: Call): Promise<Response> {
  countRequest(call, 'recover');
  await checkCaptcha(call);
  if (!call.emulator.settings.emailProviderEnabled) {
    throw new Refusal(400, 'email_provider_disabled', 'Email logins are disabled');
  }
  const body = new Body(call, 'RecoverParams', {
    email: 'string',
    code_challenge: 'string',
    code_challenge_method: 'string',
  });
  if (body.text('email') === '') throw invalid('Password recovery requires an email');
  const email = checkEmail(body.text('email'));
  const challenge = checkChallenge(body.text('code_challenge'), body.text('code_challenge_method'));
  const place = placeOf(call);
  call.emulator.transact((project) => recover(project, email, challenge, place));
  return answerJson({});
}

export const recoverEndpoint: Endpoint = { name: 'recover', path: '/recover', methods: { POST: start } };
