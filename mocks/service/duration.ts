import { utf8 } from './hashing';

const nanoseconds: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  '\u00B5s': 1e3,
  '\u03BCs': 1e3,
  ms: 1e6,
  s: 1e9,
  m: 60e9,
  h: 3600e9,
};

const longest = 2 ** 63;

/** Quotes a text as Go does in its duration errors. */
function quote(text: string): string {
  const characters = Array.from(utf8(text), (byte) => {
    if (byte >= 0x80 || byte < 0x20) return String.raw`\x${byte.toString(16).padStart(2, '0')}`;
    const character = String.fromCharCode(byte);
    return character === '"' || character === '\\' ? `\\${character}` : character;
  });
  return `"${characters.join('')}"`;
}

/** A duration such as `24h` or `1h30m` in microseconds, or Go's message why it is none. */
export function readDuration(text: string): { microseconds: number } | { fault: string } {
  const unsigned = text.replace(/^[+-]/, '');
  if (unsigned === '0') return { microseconds: 0 };
  const fault = (reason: string) => ({ fault: `time: ${reason} ${quote(text)}` });
  if (unsigned === '') return fault('invalid duration');

  let total = 0;
  for (let rest = unsigned; rest !== '';) {
    const [part = '', whole = '', fraction = '', unit = ''] = /^(\d*)(\.\d*)?([^\d.]*)/.exec(rest) ?? [];
    if (whole === '' && !/\d/.test(fraction)) return fault('invalid duration');
    if (unit === '') return fault('missing unit in duration');
    const scale = Object.hasOwn(nanoseconds, unit) ? nanoseconds[unit] : undefined;
    if (scale === undefined) return fault(`unknown unit ${quote(unit)} in duration`);
    total += Number(`${whole || '0'}${fraction === '.' ? '' : fraction}`) * scale;
    if (total >= longest) return fault('invalid duration');
    rest = rest.slice(part.length);
  }
  return { microseconds: Math.trunc(total / 1000) * (text.startsWith('-') ? -1 : 1) };
}
