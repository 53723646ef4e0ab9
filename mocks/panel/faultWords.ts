import {
  type Fault,
  type FaultKind,
  type FaultyEndpoint,
  faultyEndpoints,
  functionNames,
} from '@mocks/control';

export interface FaultPlace {
  endpoint: FaultyEndpoint;
  /** A grant type, a method or a function. */
  only: string | null;
}

const narrower: readonly FaultPlace[] = [
  { endpoint: 'token', only: 'password' },
  { endpoint: 'token', only: 'refresh_token' },
  { endpoint: 'token', only: 'pkce' },
  { endpoint: 'user', only: 'get' },
  { endpoint: 'user', only: 'put' },
  ...functionNames.map((only) => ({ endpoint: 'rpc', only }) as const),
];

/** Where a fault can be set: each endpoint, and parts of some of them. */
export const faultPlaces: readonly FaultPlace[] = faultyEndpoints.flatMap((endpoint) => [
  { endpoint, only: null },
  ...narrower.filter((place) => place.endpoint === endpoint),
]);

const endpointWords: Readonly<Record<FaultyEndpoint, string>> = {
  '*': 'Everything',
  signup: 'Sign-up',
  token: 'Sign-in and renewal',
  logout: 'Logout',
  user: 'The account',
  reauthenticate: 'Asking for a code to change a password',
  recover: 'Asking for a reset link',
  resend: 'Sending a mail again',
  otp: 'Asking for a sign-in link',
  verify: 'Mail links and codes',
  authorize: 'Going to a provider',
  callback: 'Coming back from a provider',
  settings: 'Settings of the project',
  health: 'Health',
  jwks: 'Public keys',
  admin: 'Administration',
  sso: 'Single sign-on',
  factors: 'Second factors',
  passkeys: 'Passkeys',
  rpc: 'Learning',
};

const partWords: Readonly<Record<string, string>> = {
  'token.password': 'Sign-in with a password',
  'token.refresh_token': 'Renewal of a session',
  'token.pkce': 'Exchange of a link or a return',
  'user.get': 'Reading the account',
  'user.put': 'Changing the account',
  'rpc.enrol': 'Enrolling in a course',
  'rpc.leave_course': 'Leaving a course',
  'rpc.save_course': 'Saving a course',
  'rpc.unsave_course': 'Taking a course off the saved ones',
  'rpc.record_progress': 'Recording progress in lessons',
  'rpc.save_answers': 'Saving answers',
  'rpc.save_note': 'Saving a note',
  'rpc.delete_note': 'Deleting a note',
  'rpc.issue_certificate': 'Issuing a certificate',
  'rpc.verify_certificate': 'Checking a certificate',
  'rpc.my_learning': 'Reading what one has learnt',
  'rpc.export_my_learning': 'Exporting what one has learnt',
  'rpc.delete_my_learning': 'Deleting what one has learnt',
};

/** Such as `Sign-in with a password (token.password)`: plain words, then the spelling in an address. */
export function placeWords({ endpoint, only }: FaultPlace): string {
  const place = only === null ? endpoint : `${endpoint}.${only}`;
  const words = only === null ? endpointWords[endpoint] : (partWords[place] ?? endpointWords[endpoint]);
  return endpoint === '*' ? words : `${words} (${place})`;
}

export const kindWords: Readonly<Record<FaultKind, string>> = {
  slow: 'Slow answer',
  offline: 'No connection',
  hang: 'No answer, ever',
  '429': '429 Too many requests',
  '500': '500 Server error',
  '502': '502 Bad gateway',
  '503': '503 Unavailable',
  '504': '504 Gateway timeout',
  html200: 'Web page with status 200',
  html403: 'Web page with status 403',
  html502: 'Web page with status 502',
  empty: 'Empty body',
  object: 'Body {}',
  null: 'Body null',
  malformed: 'Broken JSON',
};

/** Such as `Sign-in with a password (token.password): 503 Unavailable, 3 more times`. */
export function faultSentence(fault: Fault): string {
  const { kind, count, delay } = fault;
  const length = kind === 'slow' ? ` after ${delay} ms` : '';
  const times = count === null ? 'always' : count === 1 ? 'once more' : `${count} more times`;
  return `${placeWords(fault)}: ${kindWords[kind]}${length}, ${times}`;
}
