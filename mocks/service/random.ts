/** Secret and unique values, all from one source of random bytes. */
export interface Random {
  uuid(): string;
  /** Twelve characters of `[a-z2-7]`. */
  refreshToken(): string;
  /** Decimal digits, leading zeros included. */
  code(length: number): string;
  hex(bytes: number): string;
  /** Twelve digits and letters, without I, L, O and U. */
  certificateCode(): string;
}

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';
const unmistakable = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function hexOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytes(length: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(length));
}

/** 32 hexadecimal digits as an id. */
function withDashes(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function createRandom(): Random {
  return {
    uuid() {
      const id = bytes(16);
      id[6] = ((id[6] ?? 0) & 0x0f) | 0x40;
      id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
      return withDashes(hexOf(id));
    },
    refreshToken() {
      return Array.from(bytes(12), (byte) => base32.charAt(byte & 31)).join('');
    },
    code(length) {
      return Array.from(bytes(length), (byte) => String(byte % 10)).join('');
    },
    hex(length) {
      return hexOf(bytes(length));
    },
    certificateCode() {
      return Array.from(bytes(12), (byte) => unmistakable.charAt(byte & 31)).join('');
    },
  };
}

export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
}

/** An id in any spelling that the auth server reads: also without dashes, in braces or as a URN. Null if it is invalid. */
export function parseUuid(text: string): string | null {
  const bare = text.replace(/^(?:\{(.*)\}|urn:uuid:(.*))$/, '$1$2');
  if (!/^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i.test(bare)) return null;
  return withDashes(bare.replaceAll('-', '').toLowerCase());
}
