import { isJsonMap, type Json, type JsonMap } from '@mocks/service/json';

const encoder = new TextEncoder();

/** Orders keys by their length in bytes, then by their bytes. */
function compareKeys(left: string, right: string): number {
  const a = encoder.encode(left);
  const b = encoder.encode(right);
  if (a.length !== b.length) return a.length - b.length;
  for (let i = 0; i < a.length; i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A value as the database writes `jsonb`: equal values give equal texts. */
export function writeJsonb(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(writeJsonb).join(', ')}]`;
  if (!isJsonMap(value)) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([left], [right]) => compareKeys(left, right))
    .map(([key, member]) => `${JSON.stringify(key)}: ${writeJsonb(member)}`);
  return `{${members.join(', ')}}`;
}

/** The same value without object members that are null. */
export function stripNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(stripNulls);
  if (!isJsonMap(value)) return value;
  const kept = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(kept.map(([key, member]) => [key, stripNulls(member)])) satisfies JsonMap;
}

/** Whether a test holds for the value or for anything inside it. */
export function someValue(value: Json, test: (part: Json) => boolean): boolean {
  if (test(value)) return true;
  if (Array.isArray(value)) return value.some((part) => someValue(part, test));
  if (!isJsonMap(value)) return false;
  return Object.entries(value).some(([key, part]) => test(key) || someValue(part, test));
}
