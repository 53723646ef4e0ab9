import fc from 'fast-check';
import { anyText } from '@/testing/anyText';
import { dispatch } from '@mocks/handlers/dispatch';
import { endpoints } from '@mocks/handlers/endpoints';
import { base64url, utf8 } from '@mocks/service/hashing';
import { wellFormed } from '@mocks/service/json';
import { Emulator } from '@mocks/service/emulator';
import { insertSeedUsers } from '@mocks/seedUsers';

const base = 'https://aiclub.supabase.test/auth/v1';
const server = new Emulator({ seed: insertSeedUsers, settings: { minMailInterval: 0 } });

const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS');
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...endpoints.map((endpoint) => endpoint.path)) },
  { weight: 1, arbitrary: fc.webPath() },
  {
    weight: 1,
    arbitrary: anyText().map((text) => `/${encodeURIComponent(wellFormed(text))}`),
  },
);
const grant = fc.constantFrom(
  '',
  'grant_type=password',
  'grant_type=refresh_token',
  'grant_type=pkce',
  'scope=local',
);
const query = fc
  .tuple(
    grant,
    fc.webQueryParameters(),
    fc.constantFrom('', '&type=signup', '&token=x', '&provider=google', '&state=x'),
  )
  .map((parts) => `?${parts.join('&')}`);

const names =
  'email phone password data channel code_challenge code_challenge_method refresh_token auth_code code_verifier type token token_hash redirect_to nonce current_password app_metadata create_user gotrue_meta_security'.split(
    ' ',
  );
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('ada@aiclub.example', 'signup', 's256', 'a'.repeat(80)),
);
const body = fc.oneof(
  fc.uint8Array({ maxLength: 80 }),
  fc.json({ maxDepth: 2 }),
  fc.dictionary(fc.constantFrom(...names), value).map((fields) => JSON.stringify(fields)),
);

/** Text that is valid in a header. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
});
const segments = fc
  .array(
    fc.oneof(
      headerText,
      fc.json({ maxDepth: 1 }).map((text) => base64url(utf8(text))),
    ),
  )
  .map((parts) => parts.join('.'));
const authorization = fc.oneof(
  fc.constant(null),
  fc.oneof(headerText, segments).map((text) => `Bearer ${text}`),
);

/** Only an unknown challenge method makes the server fail. */
const serverFailure =
  '{"code":"unexpected_failure","message":"Unexpected failure, please check server logs for more information"}';
const statuses = [200, 204, 302, 303, 400, 401, 403, 404, 405, 413, 422, 429];

function allowedStatuses(text: string, body: string | Uint8Array): readonly number[] {
  const hasMethod = typeof body === 'string' && body.includes('code_challenge_method');
  return text === serverFailure && hasMethod ? [500] : statuses;
}

function isDocumented(response: Response, text: string): boolean {
  const { status, headers } = response;
  if (status === 404 && text === '404 page not found\n') return true;
  if (status === 405) return text === '' && headers.has('allow');
  if (status < 400) return true;
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null && 'code' in parsed && 'message' in parsed;
}

test('any bytes as body, path, query or token get a documented response', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  await fc.assert(
    fc.asyncProperty(
      method,
      path,
      query,
      body,
      authorization,
      async (method, path, query, body, authorization) => {
        const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
        const request = new Request(base + path + query, {
          method,
          headers: {
            apikey: 'sb_publishable_mock',
            'X-Supabase-Api-Version': '2024-01-01',
            ...(authorization === null ? {} : { Authorization: authorization }),
          },
          ...(hasBody ? { body: typeof body === 'string' ? body : new Uint8Array(body) } : {}),
        });
        const response = await dispatch(server, request, '/auth/v1');
        const text = await response.text();
        expect(allowedStatuses(text, body)).toContain(response.status);
        expect(isDocumented(response, text)).toBe(true);
      },
    ),
    { seed: 20_260_820, numRuns: 6000 },
  );
});
