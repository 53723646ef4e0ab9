import { type SignUpOutcome, signUpAnonymously, signUpByEmail } from '@mocks/service/accounts';
import { checkEmail } from '@mocks/service/emailAddresses';
import { checkPassword } from '@mocks/service/passwords';
import { checkChallenge } from '@mocks/service/pkce';
import type { Project } from '@mocks/service/project';
import { invalid, Refusal, signupDisabled } from '@mocks/service/refusal';
import { answerGrant, answerJson } from './responses';
import { Body, type Fields } from './body';
import { type Call, countRequest, type Endpoint, placeOf } from './call';
import { checkCaptcha } from './captcha';

const fields: Fields = {
  email: 'string',
  phone: 'string',
  password: 'string',
  data: 'map[string]interface {}',
  channel: 'string',
  code_challenge: 'string',
  code_challenge_method: 'string',
};

async function signUp(call: Call): Promise<Response> {
  await checkCaptcha(call);
  const body = new Body(call, 'SignupParams', fields);
  if (body.text('email') === '' && body.text('phone') === '') return signUpWithoutName(call, body);
  countRequest(call, 'signup');
  const place = placeOf(call);
  const outcome = call.emulator.transact((project) => {
    checkAll(project, body);
    const challenge = checkChallenge(body.text('code_challenge'), body.text('code_challenge_method'));
    checkProvider(project, body);
    const email = checkEmail(body.text('email'));
    return signUpByEmail(
      project,
      { email, password: body.text('password'), data: body.map('data') ?? {} },
      challenge,
      place,
    );
  });
  return answerOutcome(call, outcome);
}

function checkAll({ settings }: Project, body: Body): void {
  if (settings.disableSignup) throw signupDisabled();
  if (body.text('password') === '') throw invalid('Signup requires a valid password');
  checkPassword(settings, body.text('password'));
  if (body.text('email') !== '' && body.text('phone') !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
}

function checkProvider({ settings }: Project, body: Body): void {
  if (body.text('email') === '') {
    throw new Refusal(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  if (!settings.emailProviderEnabled) {
    throw new Refusal(400, 'email_provider_disabled', 'Email signups are disabled');
  }
}

function signUpWithoutName(call: Call, body: Body): Promise<Response> {
  const { emulator } = call;
  if (!emulator.settings.anonymousEnabled) {
    throw new Refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  countRequest(call, 'anonymous');
  if (emulator.settings.disableSignup) throw signupDisabled();
  const place = placeOf(call);
  const grant = emulator.transact((project) => signUpAnonymously(project, body.map('data') ?? {}, place));
  return answerGrant(call, grant);
}

function answerOutcome(call: Call, outcome: SignUpOutcome): Promise<Response> | Response {
  return 'grant' in outcome ? answerGrant(call, outcome.grant) : answerJson(outcome.user);
}

export const signupEndpoint: Endpoint = {
  name: 'signup',
  path: '/signup',
  isRouter: true,
  methods: { POST: signUp },
};
