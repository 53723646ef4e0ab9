import { RestError } from './restError';

export interface Preferences {
  /** Counts the rows of the answer. */
  count: string | null;
  /** Value of `Preference-Applied`; null leaves the header out. */
  applied: string | null;
}

const known: Readonly<Record<string, readonly string[]>> = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
};

const maxAffected = /^max-affected=(-?\d+)$/;

function isKnown(preference: string): boolean {
  const [name = '', value = ''] = preference.split('=');
  return (
    (Object.hasOwn(known, name) && known[name]?.includes(value)) || preference.startsWith('max-affected=')
  );
}

/** Reads a `Prefer` header; of several values for one preference the first counts. */
export function readPreferences(header: string | null): Preferences {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const first = (name: string): string | null =>
    wishes.find((wish) => wish.startsWith(`${name}=`) && isKnown(wish)) ?? null;
  const count = first('count');
  const handling = first('handling');
  const isStrict = handling === 'handling=strict';
  const unknown = wishes.filter((wish) => !isKnown(wish));
  if (isStrict && unknown.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  if (isStrict && wishes.some((wish) => maxAffected.test(wish))) {
    throw new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    );
  }
  const applied = [count, handling].filter((wish) => wish !== null).join(', ');
  return { count, applied: applied === '' ? null : applied };
}
