import { requestMagicLink } from '@mocks/service/accounts';
import { checkEmail } from '@mocks/service/emailAddresses';
import type { JsonMap } from '@mocks/service/json';
import { checkChallenge, type SentChallenge } from '@mocks/service/pkce';
import { Refusal } from '@mocks/service/refusal';
import { answerJson } from './responses';
import { Body } from './body';
import { type Call, countRequest, type Endpoint, placeOf } from './call';
import { checkCaptcha } from './captcha';

export function checkEmailProvider({ emulator }: Call): void {
  if (emulator.settings.emailProviderEnabled) return;
  throw new Refusal(422, 'email_provider_disabled', 'Email logins are disabled');
}

/** Mails a link to an address that passed its checks, or begins a sign-up. */
export function mailMagicLink(
  call: Call,
  request: { email: string; data: JsonMap },
  challenge: SentChallenge | null,
): Response {
  const place = placeOf(call);
  call.emulator.transact((project) => requestMagicLink(project, request, challenge, place));
  return answerJson({});
}

/** The older name of `/otp`, for addresses only. */
async function send(call: Call): Promise<Response> {
  countRequest(call, 'magiclink');
  await checkCaptcha(call);
  checkEmailProvider(call);
  const body = new Body(
    call,
    'MagicLinkParams',
    {
      email: 'string',
      data: 'map[string]interface {}',
      code_challenge: 'string',
      code_challenge_method: 'string',
    },
    'stream',
  );
  if (body.text('email') === '') {
    throw new Refusal(422, 'validation_failed', 'Password recovery requires an email');
  }
  const email = checkEmail(body.text('email'));
  const challenge = checkChallenge(body.text('code_challenge'), body.text('code_challenge_method'));
  return mailMagicLink(call, { email, data: body.map('data') ?? {} }, challenge);
}

export const magicLinkEndpoint: Endpoint = {
  name: 'otp',
  path: '/magiclink',
  methods: { POST: send },
};
