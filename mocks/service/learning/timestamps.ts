import type { Moment } from '@mocks/service/time';

/**
 * A client's time as the database keeps it: in UTC with all six fraction digits, so that texts sort by time.
 * Microseconds of far years do not fit into a number.
 */
export type ClientTime = string;

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,6}))?(?:Z|([+-])(\d{2}):(\d{2}))$/;
const minute = 60_000;

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && month > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Hour 24 and second 60 are valid only as the beginning of the next day and minute. */
function isTimeOfDay(hour: number, minutes: number, second: number, fraction: string): boolean {
  if (hour === 24) return minutes === 0 && second === 0 && Number(fraction) === 0;
  return hour < 24 && minutes < 60 && (second < 60 || (second === 60 && Number(fraction) === 0));
}

/** Reads a time as the database does; null if it is invalid. */
export function readClientTime(text: string): ClientTime | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const [, year, month, day, hour, minutes, second] = found.map(Number);
  const [, , , , , , , fraction = '', sign = '+', offsetHours = '00', offsetMinutes = '00'] = found;
  if (year === undefined || month === undefined || day === undefined) return null;
  if (hour === undefined || minutes === undefined || second === undefined) return null;
  if (!isDay(year, month, day) || !isTimeOfDay(hour, minutes, second, fraction)) return null;
  if (Number(offsetHours) > 15 || Number(offsetMinutes) > 59) return null;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minutes, second);
  return withFraction(date.getTime() - offset * minute, fraction.padEnd(6, '0'));
}

function withFraction(milliseconds: number, fraction: string): ClientTime {
  return `${new Date(milliseconds).toISOString().replace(/\.\d+Z$/, '')}.${fraction}`;
}

/** A moment in the form of a client's time. */
export function toClientTime(moment: Moment): ClientTime {
  const fraction = String(moment % 1_000_000).padStart(6, '0');
  return withFraction(Math.floor(moment / 1000), fraction);
}

/** A time as the database writes it in JSON: without trailing zeros of the second. */
export function writeClientTime(time: ClientTime): string {
  return `${time.replace(/\.?0+$/, '')}+00:00`;
}

export function writeTimestamp(moment: Moment): string {
  return writeClientTime(toClientTime(moment));
}

/** The day in UTC. */
export function writeDay(moment: Moment): string {
  return toClientTime(moment).slice(0, 10);
}
