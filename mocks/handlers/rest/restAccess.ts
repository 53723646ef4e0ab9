import type { Emulator } from '@mocks/service/emulator';
import type { Json, JsonMap } from '@mocks/service/json';
import { BadToken } from '@mocks/service/jwt';
import { SqlError } from '@mocks/service/learning/sqlError';
import { fromSqlError, RestError } from './restError';

const roles = ['anon', 'authenticated', 'service_role'] as const;

type Role = (typeof roles)[number];

/** Who sends a request: a database role and the claims of the token. */
export interface Caller {
  role: Role;
  claims: JsonMap;
}

/** How far the clocks of a token's issuer and verifier may differ, in seconds. */
const allowedSkew = 30;

function refuseToken(
  code: 'PGRST301' | 'PGRST303',
  message: string,
  details: string | null = null,
): RestError {
  const described = JSON.stringify(message);
  const headers = {
    'WWW-Authenticate': `Bearer error="invalid_token", error_description=${described}`,
  };
  return new RestError(401, code, message, { details, headers });
}

/** The token after `Bearer`, empty if nothing follows; null if the request carries none. */
function bearerToken(authorization: string | null): string | null {
  const [, token] = /^bearer(?:\s+(.*))?$/i.exec(authorization ?? '') ?? [null, null];
  return token === null ? null : (token ?? '');
}

function wordFault(error: BadToken): RestError {
  const unsuitable = 'No suitable key or wrong key type';
  if (error.fault === 'unsigned') {
    const details = "JWT is unsecured but expected 'alg' was not 'none'";
    return refuseToken('PGRST301', 'Wrong or unsupported encoding algorithm', details);
  }
  if (error.fault === 'unknownKey') {
    return refuseToken('PGRST301', unsuitable, 'No suitable key was found to decode the JWT');
  }
  if (error.fault === 'signature') {
    return refuseToken('PGRST301', unsuitable, 'None of the keys was able to decode the JWT');
  }
  return refuseToken('PGRST301', "JWT couldn't be decoded");
}

function secondsIn(claims: JsonMap, name: 'exp' | 'nbf' | 'iat'): number | null {
  const value = claims[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number') throw refuseToken('PGRST303', `The JWT '${name}' claim must be a number`);
  return Number.isInteger(value) ? value : 0;
}

function isAudience(value: Json | undefined): boolean {
  if (value === undefined || value === null || typeof value === 'string') return true;
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

function checkClaims(claims: JsonMap, now: number): void {
  const expiry = secondsIn(claims, 'exp');
  if (expiry !== null && now - allowedSkew > expiry) throw refuseToken('PGRST303', 'JWT expired');
  const start = secondsIn(claims, 'nbf');
  if (start !== null && now + allowedSkew < start) throw refuseToken('PGRST303', 'JWT not yet valid');
  const issued = secondsIn(claims, 'iat');
  if (issued !== null && now + allowedSkew < issued) throw refuseToken('PGRST303', 'JWT issued at future');
  if (isAudience(claims['aud'])) return;
  throw refuseToken('PGRST303', "The JWT 'aud' claim must be a string or an array of strings");
}

async function verify(emulator: Emulator, token: string): Promise<JsonMap> {
  if (token === '') throw refuseToken('PGRST301', 'Empty JWT is sent in Authorization header');
  const parts = token.split('.').length;
  if (parts !== 3) throw refuseToken('PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  try {
    return await emulator.verifyToken(token);
  } catch (error) {
    throw error instanceof BadToken ? wordFault(error) : error;
  }
}

/**
 * Finds the caller, who is anonymous without a token. A token is accepted until it expires, even after its session
 * was signed out, because the data API does not ask the auth service.
 */
export async function findCaller(emulator: Emulator, authorization: string | null): Promise<Caller> {
  const token = bearerToken(authorization);
  if (token === null) return { role: 'anon', claims: { role: 'anon' } };
  const claims = await verify(emulator, token);
  checkClaims(claims, Math.floor(emulator.clock.now() / 1_000_000));
  const { role: claimed = 'anon' } = claims;
  const name = typeof claimed === 'string' ? claimed : JSON.stringify(claimed);
  const role = roles.find((known) => known === name);
  if (role) return { role, claims };
  throw fromSqlError(new SqlError('22023', `role "${name}" does not exist`), false);
}
