import { readAuthCallback } from './authCallback';

const read = (address: string) => readAuthCallback(new URL(address, 'https://aiclub.example'));
const cleanedAddress = (address: string) => {
  const { cleaned } = read(address);
  return cleaned && `${cleaned.pathname}${cleaned.search}${cleaned.hash}`;
};

/** As the service makes them. */
const code = '5b2f3a7e-0000-4000-8000-00000000000A';

test.each([
  [`/?code=${code}`, { kind: 'code', code }, '/'],
  [`/reset-password?code=${code}`, { kind: 'code', code }, '/reset-password'],
  [`/login?code=${code}&state=x`, { kind: 'code', code }, '/login'],
  ['/#access_token=a&refresh_token=b&type=signup', { kind: 'tokens' }, '/'],
  ['/courses?q=x#access_token=a', { kind: 'tokens' }, '/courses?q=x'],
  ['/?access_token=a', { kind: 'tokens' }, '/'],
  ['/#access_token=%E0%A4%A&x', { kind: 'tokens' }, '/'],
  [
    '/#error=access_denied&error_code=otp_expired&error_description=Call+1-555-SCAM',
    { kind: 'failure', code: 'otp_expired' },
    '/',
  ],
  [
    '/?error=access_denied&error_code=otp_expired#error=access_denied&error_code=otp_expired&sb=',
    { kind: 'failure', code: 'otp_expired' },
    '/',
  ],
  [
    '/login?error=access_denied&error_description=no#error=access_denied',
    { kind: 'failure', code: 'access_denied' },
    '/login',
  ],
  ['/?error_description=Call+1-555-SCAM&error=1', { kind: 'failure', code: '1' }, '/'],
  [`/?code=${code}&theme=dark`, { kind: 'code', code }, '/?theme=dark'],
])('%s is parsed and removed from the address', (address, callback, cleaned) => {
  expect(read(address).callback).toEqual(callback);
  expect(cleanedAddress(address)).toBe(cleaned);
});

test.each([
  '/',
  '/courses?error=1',
  `/courses?code=${code}`,
  '/?code=',
  '/?code=SPRING25',
  `/?code=${code}0`,
  '/login?code=abc&state=x',
  '/#stories',
  '/course/1?state=x',
])('%s is an ordinary address', (address) => {
  expect(read(address)).toEqual({ callback: undefined, cleaned: undefined });
});
