/** All amounts are whole numbers of hundredths, so that sums have no rounding errors. */
export type Hundredths = number;

export type NumberKind = 'hours' | 'money';

/** `undefined` is an empty cell. */
export type NumberReading = { value: Hundredths | undefined } | { problem: string };

const largest = 100_000_000_000;
const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

const problems = {
  unreadable: {
    hours: 'Write hours as a number, such as 1.5 or 2.',
    money: 'Write an amount as a number, such as 60 or 12.50.',
  },
  quarters: 'Write whole hours, halves or quarters, such as 1.5 or 0.25.',
  negative: 'Hours cannot be fewer than 0.',
  tooLarge: 'This number is too large for the sheet.',
} as const;

/** One kind of minus, of space and of apostrophe, and fractions spelled with a slash. */
function plain(text: string): string {
  return text
    .replace(/[−–]/gu, '-')
    .replace(/[½¼¾]/gu, (sign) => ` ${fractions[sign] ?? sign}`)
    .replace(/[\u00a0\u2009\u202f]/gu, ' ')
    .replace(/[’]/gu, "'")
    .trim();
}

const withoutUnit = (text: string, kind: NumberKind): string =>
  kind === 'hours'
    ? text.replace(/\s*(?:h|hrs?|hours?)\.?$/iu, '')
    : text.replace(/^(-?)\s*\p{Sc}\s*/u, '$1').replace(/\s*\p{Sc}$/u, '');

/** "1:30", "1 1/2" and "3/4". */
function readClock(text: string): Hundredths | undefined {
  const clock = /^(\d{1,4}):(00|15|30|45)$/u.exec(text);
  if (clock) return Number(clock[1]) * 100 + (Number(clock[2]) / 60) * 100;
  const fraction = /^(?:(\d{1,4})\s+)?([1-3])\/([24])$/u.exec(text);
  if (fraction) return Number(fraction[1] ?? 0) * 100 + (Number(fraction[2]) / Number(fraction[3])) * 100;
  return undefined;
}

const grouped = /^\d{1,3}(?:([ ',.])\d{3})(?:\1\d{3})*$/u;

/**
 * Reads digits with a comma or a point. Before the last three digits either one separates thousands, as in the amounts
 * "1,200" and "1.200": cents have two digits.
 */
function readDecimal(text: string, kind: NumberKind): Hundredths | undefined {
  const isQuarterly = kind === 'hours' && /^\d+\.\d{3}$/u.test(text);
  if (grouped.test(text) && !text.startsWith('0') && !isQuarterly) {
    return Number(text.replace(/\D/gu, '')) * 100;
  }
  const parts = /^(.*?)(?:([.,])(\d{1,2}))?$/u.exec(text);
  const [, whole = '', point, decimals = ''] = parts ?? [];
  if (whole === '' && point === undefined) return undefined;
  const isGrouped = point !== undefined && grouped.test(whole) && !whole.includes(point);
  if (whole !== '' && !/^\d+$/u.test(whole) && !isGrouped) return undefined;
  const cents = decimals.padEnd(2, '0');
  return Number(whole.replace(/\D/gu, '')) * 100 + Number(cents);
}

/** Reads what was typed into a cell: with a comma or a point, with thousands, with a minus. */
export function readNumber(typed: string, kind: NumberKind): NumberReading {
  const text = withoutUnit(plain(typed), kind);
  if (plain(typed) === '') return { value: undefined };
  const isNegative = text.startsWith('-');
  const digits = isNegative ? text.slice(1).trim() : text;
  const size = (kind === 'hours' ? readClock(digits) : undefined) ?? readDecimal(digits, kind);
  if (size === undefined) return { problem: problems.unreadable[kind] };
  if (size > largest) return { problem: problems.tooLarge };
  if (kind === 'money') return { value: isNegative ? 0 - size : size };
  if (isNegative && size > 0) return { problem: problems.negative };
  return size % 25 === 0 ? { value: size } : { problem: problems.quarters };
}

const amounts = {
  whole: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
  cents: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  hours: new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }),
};

/** "1,200", "12.50", "3.5 h"; amounts carry no currency. */
export function formatNumber(value: Hundredths, kind: NumberKind): string {
  const size = Math.abs(value) / 100;
  const sign = value < 0 ? '\u2212' : '';
  if (kind === 'hours') return `${sign}${amounts.hours.format(size)} h`;
  return `${sign}${(Number.isInteger(size) ? amounts.whole : amounts.cents).format(size)}`;
}
