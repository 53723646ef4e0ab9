import { findClaimFault, secondsOf } from './claimTypes';
import { findJsonFault, kindOf } from './goJson';
import { base64url, hmacSha256, utf8 } from './hashing';
import { isJsonMap, type Json, type JsonMap, readJson, writeJson } from './json';
import { Refusal } from './refusal';
import type { SigningAlgorithm } from './settings';
import type { SigningKey } from './rows';

/** The keys a project signs and verifies with. */
export interface KeyRing {
  algorithm: SigningAlgorithm;
  /** For HS256. */
  secret: string;
  /** For the asymmetric algorithms. */
  keys: readonly SigningKey[];
  /** Typed as present, but browsers hide it from pages of insecure origins. */
  subtle: SubtleCrypto | undefined;
}

const parameters = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RS256: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  },
} as const;

const knownAlgorithms = /^(?:(?:HS|RS|ES|PS)(?:256|384|512)|EdDSA|none)$/;

function needSubtle({ subtle }: Pick<KeyRing, 'subtle'>): SubtleCrypto {
  if (!subtle)
    throw new Error('Asymmetric signing needs WebCrypto, which browsers offer on secure origins only');
  return subtle;
}

function jwk(key: JsonMap): JsonWebKey {
  return Object.fromEntries(Object.entries(key).filter(([name]) => name !== 'alg' && name !== 'use'));
}

function toMap(key: JsonWebKey): JsonMap {
  const { kty = '', crv, x, y, d, n, e, p, q, dp, dq, qi } = key;
  const parts = { kty, crv, x, y, n, e, d, p, q, dp, dq, qi };
  const given = Object.entries(parts).flatMap(([name, part]) =>
    part === undefined ? [] : [[name, part] as const],
  );
  return Object.fromEntries(given);
}

export async function generateSigningKey(
  algorithm: SigningKey['algorithm'],
  kid: string,
  subtle: SubtleCrypto | undefined,
): Promise<SigningKey> {
  const webCrypto = needSubtle({ subtle });
  const pair = await webCrypto.generateKey(parameters[algorithm], true, ['sign', 'verify']);
  const privateKey = toMap(await webCrypto.exportKey('jwk', pair.privateKey));
  const { d: _secret, ...open } = toMap(await webCrypto.exportKey('jwk', pair.publicKey));
  return { kid, algorithm, privateKey, publicKey: open };
}

/** The public key as the key endpoint lists it. */
export function presentKey({ kid, algorithm, publicKey }: SigningKey): JsonMap {
  const { kty = '', crv, x, y, n, e } = publicKey;
  const shared = { key_ops: ['verify'], kid, kty, use: 'sig' };
  return algorithm === 'ES256'
    ? { alg: algorithm, crv: crv ?? '', ...shared, x: x ?? '', y: y ?? '' }
    : { alg: algorithm, e: e ?? '', ...shared, n: n ?? '' };
}

export async function signToken(claims: JsonMap, ring: KeyRing): Promise<string> {
  const key = ring.keys.find(({ algorithm }) => algorithm === ring.algorithm);
  const header = key
    ? { alg: ring.algorithm, kid: key.kid, typ: 'JWT' }
    : { alg: ring.algorithm, typ: 'JWT' };
  const text = [header, claims].map((part) => base64url(utf8(writeJson(part)))).join('.');
  if (!key) return `${text}.${base64url(hmacSha256(ring.secret, text))}`;
  const subtle = needSubtle(ring);
  const settings = parameters[key.algorithm];
  const privateKey = await subtle.importKey('jwk', jwk(key.privateKey), settings, false, ['sign']);
  const signature = await subtle.sign(settings, privateKey, new Uint8Array(utf8(text)));
  return `${text}.${base64url(new Uint8Array(signature))}`;
}

/** Unreadable, of another algorithm, key or signature than the project's, expired or not yet valid. */
type TokenFault = 'malformed' | 'unsigned' | 'unknownKey' | 'signature' | 'times';

/** A token that is refused; services word the same fault differently. */
export class BadToken extends Refusal {
  readonly fault: TokenFault;

  constructor(fault: TokenFault, text: string) {
    super(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${text}`);
    this.fault = fault;
  }
}

function malformed(text: string): BadToken {
  return new BadToken('malformed', text);
}

/** The bytes of an unpadded base64url segment, or the index of the first byte that cannot be one. */
function decodeSegment(segment: string): Uint8Array | number {
  const fault = segment.search(/[^\w-]/);
  if (fault !== -1) return fault;
  if (segment.length % 4 === 1) return segment.length - 1;
  const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function readSegment(segment: string, name: 'header' | 'claim' | 'signature'): Uint8Array {
  const bytes = decodeSegment(segment);
  if (typeof bytes === 'number') {
    const text = `token is malformed: could not base64 decode ${name}: illegal base64 data at input byte ${bytes}`;
    throw malformed(text);
  }
  return bytes;
}

const decoder = new TextDecoder();

function readPart(segment: string, name: 'header' | 'claim', goType: string): JsonMap {
  const bytes = readSegment(segment, name);
  const unreadable = (text: string) =>
    malformed(`token is malformed: could not JSON decode ${name}: ${text}`);
  const fault = findJsonFault(bytes);
  if (fault !== null) throw unreadable(fault);
  const value = readJson(decoder.decode(bytes));
  if (value === null) return {};
  if (!isJsonMap(value))
    throw unreadable(`json: cannot unmarshal ${kindOf(value)} into Go value of type ${goType}`);
  return value;
}

function checkClaimTypes(claims: JsonMap): void {
  const fault = findClaimFault(claims);
  if (fault !== null) throw malformed(`token is malformed: could not JSON decode claim: ${fault}`);
}

async function checkSignature(
  alg: string,
  kid: Json | undefined,
  text: string,
  segment: string,
  ring: KeyRing,
): Promise<void> {
  const signature = readSegment(segment, 'signature');
  const key = ring.keys.find((candidate) => candidate.kid === kid);
  if (key && key.algorithm === alg) {
    const subtle = needSubtle(ring);
    const settings = parameters[key.algorithm];
    const publicKey = await subtle.importKey('jwk', jwk(key.publicKey), settings, false, ['verify']);
    const isCanonical = base64url(signature) === segment;
    const signed = new Uint8Array(utf8(text));
    if (isCanonical && (await subtle.verify(settings, publicKey, new Uint8Array(signature), signed))) return;
    const library = key.algorithm === 'ES256' ? 'crypto/ecdsa' : 'crypto/rsa';
    throw new BadToken('signature', `token signature is invalid: ${library}: verification error`);
  }
  if (alg !== 'HS256') {
    const shown = typeof kid === 'string' ? kid : '<nil>';
    const reason = `unrecognized JWT kid ${shown} for algorithm ${alg}`;
    throw new BadToken('unknownKey', `token is unverifiable: error while executing keyfunc: ${reason}`);
  }
  if (base64url(hmacSha256(ring.secret, text)) !== segment) {
    throw new BadToken('signature', 'token signature is invalid: signature is invalid');
  }
}

/** @param now unix seconds, with a fraction */
function checkTimes({ exp, nbf }: JsonMap, now: number): void {
  const faults: string[] = [];
  const [expiry, start] = [secondsOf(exp), secondsOf(nbf)];
  if (expiry !== null && now >= expiry) faults.push('token is expired');
  if (start !== null && now < start) faults.push('token is not valid yet');
  if (faults.length > 0) throw new BadToken('times', `token has invalid claims: ${faults.join(', ')}`);
}

async function verify(
  token: string,
  ring: KeyRing,
  checkClaims: (claims: JsonMap) => void,
): Promise<JsonMap> {
  const segments = token.split('.');
  const [headerPart = '', claimPart = '', signature = ''] = segments;
  if (segments.length !== 3)
    throw malformed('token is malformed: token contains an invalid number of segments');
  const header = readPart(headerPart, 'header', 'map[string]interface {}');
  const claims = readPart(claimPart, 'claim', 'api.AccessTokenClaims');
  checkClaims(claims);
  const { alg } = header;
  if (typeof alg !== 'string') throw malformed('token is unverifiable: signing method (alg) is unspecified');
  if (!knownAlgorithms.test(alg))
    throw malformed('token is unverifiable: signing method (alg) is unavailable');
  if (alg !== ring.algorithm) {
    const text = `token signature is invalid: signing method ${alg} is invalid`;
    throw new BadToken(alg === 'none' ? 'unsigned' : 'unknownKey', text);
  }
  await checkSignature(alg, header['kid'], `${headerPart}.${claimPart}`, signature, ring);
  return claims;
}

/**
 * The claims of a token that this project signed, expired or not; else throws the exact refusal. Claims may be of any
 * type: the data API takes them as they come, while the auth service reads them into a struct.
 */
export const verifyToken = (token: string, ring: KeyRing): Promise<JsonMap> => verify(token, ring, () => {});

/** The claims of a token that this project signed and that has not expired; else throws the exact refusal. */
export async function readToken(token: string, ring: KeyRing, now: number): Promise<JsonMap> {
  const claims = await verify(token, ring, checkClaimTypes);
  checkTimes(claims, now);
  return claims;
}
