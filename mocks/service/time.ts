/** A moment in whole microseconds since 1970, the precision of the server's database. */
export type Moment = number;

const tail = 1_000_000;

function write(moment: Moment, fraction: string): string {
  const date = new Date(Math.floor(moment / 1000)).toISOString();
  const digits = fraction.replace(/0+$/, '');
  return `${date.slice(0, date.indexOf('.'))}${digits === '' ? '' : `.${digits}`}Z`;
}

function microseconds(moment: Moment): string {
  return String(((moment % tail) + tail) % tail).padStart(6, '0');
}

/** RFC 3339 as read back from the database: at most six fraction digits, trailing zeros trimmed. */
export function writeStored(moment: Moment): string {
  return write(moment, microseconds(moment));
}

/** RFC 3339 as just set in the server's memory: up to nine fraction digits. */
export function writeFresh(moment: Moment): string {
  const nanoseconds = String((moment * 7) % 1000).padStart(3, '0');
  return write(moment, microseconds(moment) + nanoseconds);
}

export function toSeconds(moment: Moment): number {
  return Math.floor(moment / 1_000_000);
}
