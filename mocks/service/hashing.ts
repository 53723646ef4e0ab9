import { hmac } from '@noble/hashes/hmac';
import { sha224, sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

const encoder = new TextEncoder();

export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Base64url without padding. */
export function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a mailed link carries: hex SHA-224 of the address followed by the code. */
export function hashCode(email: string, code: string): string {
  return bytesToHex(sha224(utf8(email + code)));
}

/** The `s256` transformation of a PKCE verifier. */
export function challengeOf(verifier: string): string {
  return base64url(sha256(utf8(verifier)));
}

/** The source expression with which a Content-Security-Policy allows an inline text. */
export function cspHash(text: string): string {
  return `'sha256-${btoa(String.fromCharCode(...sha256(utf8(text))))}'`;
}

export function hmacSha256(secret: string, text: string): Uint8Array {
  return hmac(sha256, utf8(secret), utf8(text));
}

/** Salted, and fast on purpose: the emulator guards no real password. */
export function hashPassword(password: string, salt: string): string {
  return `${salt}$${bytesToHex(sha256(utf8(salt + password)))}`;
}

export function matchesPassword(stored: string, password: string): boolean {
  const [salt = ''] = stored.split('$');
  return hashPassword(password, salt) === stored;
}
