import type { Emulator } from '@mocks/service/emulator';
import { answerJson } from './responses';

function keyOf(request: Request): string | null {
  return request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
}

/** A legacy key is itself a token of the project, without a user. */
async function isLegacyKey(emulator: Emulator, key: string): Promise<boolean> {
  try {
    const { role } = await emulator.readToken(key);
    return role === 'anon' || role === 'service_role';
  } catch {
    return false;
  }
}

/** Returns the gateway's refusal; null lets the request through. */
export async function refuseAtGateway(emulator: Emulator, request: Request): Promise<Response | null> {
  const { gateway, apiKey, secretKey } = emulator.settings;
  const key = keyOf(request);
  if (gateway === 'local' || gateway === 'none' || key === apiKey || key === secretKey) return null;
  if (key !== null && key !== '' && (await isLegacyKey(emulator, key))) return null;
  const isMissing = key === null || key === '';

  if (gateway === 'envoy') {
    return new Response('Unauthorized', { status: 401, headers: { 'Content-Type': 'text/plain' } });
  }
  if (gateway === 'kong') {
    return isMissing
      ? answerJson(
          { message: 'No API key found in request' },
          { 'WWW-Authenticate': 'Key realm="kong"' },
          401,
        )
      : answerJson({ message: 'Invalid authentication credentials' }, {}, 401);
  }
  return isMissing
    ? answerJson(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        {},
        401,
      )
    : answerJson(
        { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' },
        {},
        401,
      );
}

/** The Authorization header behind the gateway, which replaces a key by its own token without a user. */
export async function passAuthorization(emulator: Emulator, request: Request): Promise<string | null> {
  const given = request.headers.get('authorization');
  const { gateway, secretKey, fillMissingAuthorization } = emulator.settings;
  const isKey = given !== null && /^bearer sb_/i.test(given);
  if (gateway === 'none' || !(isKey || (given === null && fillMissingAuthorization))) return given;
  // The `apikey` of the request decides, not the key sent in place of a token.
  const role = keyOf(request) === secretKey ? 'service_role' : 'anon';
  const now = Math.floor(emulator.clock.now() / 1_000_000);
  return `Bearer ${await emulator.sign({ iss: 'supabase', role, iat: now, exp: now + 60 })}`;
}
