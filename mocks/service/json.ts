/** A value that travels as JSON. */
export type Json = string | number | boolean | null | Json[] | JsonMap;

export interface JsonMap {
  [key: string]: Json;
}

/** Free-form maps, whose keys are written in byte order; everything else keeps its order. */
const sortedMaps = new Set(['app_metadata', 'user_metadata', 'identity_data']);

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

export function isJsonMap(value: Json | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function writeString(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
}

const surrogate = /[\uD800-\uDFFF]/;
const encoder = new TextEncoder();

/** UTF-16 orders texts as UTF-8 does, as long as both are free of surrogates. */
function compareBytes(left: string, right: string): number {
  if (!surrogate.test(left + right)) {
    if (left === right) return 0;
    return left < right ? -1 : 1;
  }
  const a = encoder.encode(left);
  const b = encoder.encode(right);
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/**
 * Compact JSON as the server's Go encoder writes it: `<`, `>` and `&` escaped, free-form maps sorted by key.
 * Keys whose value is undefined are left out.
 */
export function writeJson(value: Json | undefined, sorted = false): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return writeString(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item, sorted)).join(',')}]`;
  const entries = Object.entries(value);
  if (sorted) entries.sort(([left], [right]) => compareBytes(left, right));
  const members = entries.map(
    ([key, member]) => `${writeString(key)}:${writeJson(member, sorted || sortedMaps.has(key))}`,
  );
  return `{${members.join(',')}}`;
}

/** Parses text that is known to be JSON. */
export function readJson(text: string): Json {
  const parsed: unknown = JSON.parse(text);
  return asJson(parsed);
}

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Lone surrogates become replacement characters, as the server stores them. */
export function wellFormed(text: string): string {
  return text.replaceAll(loneSurrogate, '\uFFFD');
}

function asJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [wellFormed(key), asJson(member)]),
    );
  }
  return null;
}
