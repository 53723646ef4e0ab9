import { sendOtp } from '@mocks/service/accounts';
import { checkChallenge } from '@mocks/service/pkce';
import { invalid, Refusal } from '@mocks/service/refusal';
import { answerJson } from './answers';
import { Body } from './body';
import { type Call, countRequest, type Endpoint, placeOf } from './call';
import { checkCaptcha } from './captcha';

function send(call: Call): Response {
  countRequest(call, 'otp');
  checkCaptcha(call);
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
  const checkedChallenge = () =>
    checkChallenge(body.text('code_challenge'), body.text('code_challenge_method'));
  if (email === '') {
    checkedChallenge();
    if (phone === '') throw invalid('One of email or phone must be set');
    throw new Refusal(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  const request = { email, data: body.map('data') ?? {}, createUser: body.flag('create_user') ?? true };
  const place = placeOf(call);
  call.emulator.transact((project) => sendOtp(project, request, checkedChallenge, place));
  return answerJson({});
}

export const otpEndpoint: Endpoint = { name: 'otp', path: '/otp', methods: { POST: send } };
