import { checkEmail } from '@mocks/service/emailAddresses';
import { checkChallenge } from '@mocks/service/pkce';
import { invalid, Refusal } from '@mocks/service/refusal';
import { Body } from './body';
import { type Call, countRequest, type Endpoint } from './call';
import { checkCaptcha } from './captcha';
import { checkEmailProvider, mailMagicLink } from './magiclink';

async function send(call: Call): Promise<Response> {
  countRequest(call, 'otp');
  await checkCaptcha(call);
  const body = new Body(call, 'OtpParams', {
    email: 'string',
    phone: 'string',
    create_user: 'bool',
    data: 'map[string]interface {}',
    channel: 'string',
    code_challenge: 'string',
    code_challenge_method: 'string',
  });
  const email = body.text('email');
  const phone = body.text('phone');
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided');
  if (email !== '' && body.text('channel') !== '') {
    throw invalid('Channel should only be specified with Phone OTP');
  }
  const challenge = checkChallenge(body.text('code_challenge'), body.text('code_challenge_method'));
  const mayCreate = body.flag('create_user') ?? true;
  const isKnown =
    email !== '' && call.emulator.transact(({ tables }) => tables.userByEmail(email) !== undefined);
  if (!mayCreate && !isKnown && (email !== '' || phone !== '')) {
    throw new Refusal(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  if (email === '') {
    if (phone === '') throw invalid('One of email or phone must be set');
    throw new Refusal(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  checkEmailProvider(call);
  return mailMagicLink(call, { email: checkEmail(email), data: body.map('data') ?? {} }, challenge);
}

export const otpEndpoint: Endpoint = { name: 'otp', path: '/otp', methods: { POST: send } };
