import type { Answer } from './exchange';

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?\+00:00$/;
const certificateCode = /^[0-9A-HJKMNP-TV-Z]{12}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Members that hold a server time, a random code or the day. */
const volatileMembers: Readonly<Record<string, RegExp>> = {
  enrolled_at: timestamp,
  completed_at: timestamp,
  saved_at: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
  exported_at: timestamp,
  issued_on: day,
  finished_on: day,
  code: certificateCode,
};

/** Lists sorted by a time or a random code, and the member that identifies their entries. */
const timedLists: Readonly<Record<string, { order: string; id: string }>> = {
  enrolments: { order: 'enrolled_at', id: 'course_id' },
  saved_courses: { order: 'saved_at', id: 'course_id' },
  notes: { order: 'created_at', id: 'id' },
  certificates: { order: 'issued_on', id: 'course_id' },
};

const textAt = (entry: unknown, name: string): string =>
  typeof entry === 'object' && entry !== null ? String(Reflect.get(entry, name)) : '';

/** Restores the trailing zeros of a second: without them texts do not sort as times do. */
const sortable = (time: string): string =>
  time.replace(/(?:\.(\d+))?\+00:00$/, (_, digits = '') => `.${digits.padEnd(6, '0')}`);

function sortList(list: readonly unknown[], { order, id }: { order: string; id: string }): unknown[] {
  const orders = list.map((entry) => sortable(textAt(entry, order)));
  if (orders.some((each, index) => index > 0 && each < (orders[index - 1] ?? ''))) {
    throw new Error(`A list is not in the order of ${order}: ${orders.join(', ')}`);
  }
  return list.toSorted((left, right) => (textAt(left, id) < textAt(right, id) ? -1 : 1));
}

function comparableMember(name: string, value: unknown): unknown {
  const pattern = volatileMembers[name];
  if (pattern && typeof value === 'string') return pattern.test(value) ? `<${name}>` : value;
  const list = timedLists[name];
  return comparableValue(list && Array.isArray(value) ? sortList(value, list) : value);
}

function comparableValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparableValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, comparableMember(name, member)]),
  );
}

/** An answer without what differs between two servers: times and random codes. */
export function comparable({ text, ...rest }: Answer): object {
  const body: unknown = text === '' ? '' : JSON.parse(text);
  return { ...rest, body: comparableValue(body) };
}

/** The code of a certificate in an answer. */
export function codeIn({ text }: Answer): string | null {
  return /"code": ?"([0-9A-HJKMNP-TV-Z]{12})"/.exec(text)?.[1] ?? null;
}
