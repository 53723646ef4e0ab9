import { challengeOf } from '@mocks/service/hashing';
import { follow, mailTo, send, signUp } from './send';

const password = 'a-good-password';
const evil = { redirect_to: 'https://evil.example' };
const cameFrom = { Referer: 'http://localhost:2/page' };
const parameter = '?redirect_to=http%3A%2F%2Flocalhost%3A3%2Fparameter';

test.each([
  [{ ...evil, ...cameFrom }, 'http://localhost:2/page'],
  [evil, 'http://localhost:3000'],
])('a redirect header that is not allowed hides the parameter: %j lead to %s', async (headers, expected) => {
  await send('POST', `/signup${parameter}`, { body: { email: 'h@aiclub.example', password }, headers });
  expect(new URL(mailTo('h@aiclub.example').link ?? '').searchParams.get('redirect_to')).toBe(expected);
});

test.each([
  [{ redirect_to: 'http://localhost:1/header' }, 'http://localhost:1/header'],
  [{ ...evil, ...cameFrom }, 'http://localhost:2/page'],
  [evil, 'http://localhost:3000'],
  [{}, 'http://localhost:3/parameter'],
])('a mail’s link followed with the headers %j redirects to %s', async (headers, expected) => {
  const path = `/verify${parameter}&token=x&type=signup`;
  const { status, headers: told } = await send('GET', path, { key: null, headers });
  expect([status, told.get('location')?.split('#')[0]]).toEqual([303, expected]);
});

const challenge = challengeOf('v'.repeat(50));

test('an address keeps its fragment when a code is added', async () => {
  const body = {
    email: 'code@aiclub.example',
    password,
    code_challenge: challenge,
    code_challenge_method: 's256',
  };
  await signUp(body, `?redirect_to=${encodeURIComponent('http://localhost/in?a=1#part')}`);
  expect(await follow('code@aiclub.example')).toMatch(/^http:\/\/localhost\/in\?a=1&code=[\da-f-]{36}#part$/);
});
