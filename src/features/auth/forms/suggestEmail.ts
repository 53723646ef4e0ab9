import { prefixDistances } from '@/ui/prefixDistances';

/** Large mail providers, most used first; a near miss of one of the first group is probably a slip. */
const common = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'protonmail.com',
  'googlemail.com',
  'live.com',
];
/** Real domains that look like slips of the ones above. */
const alsoReal: ReadonlySet<string> = new Set([
  ...common,
  'mail.com',
  'email.com',
  'ymail.com',
  'love.com',
  'yahoo.ca',
]);

const slips = (one: string, other: string): number => prefixDistances(one, other).at(-1) ?? Infinity;

/** The address that was probably meant, when its domain looks like a slip of a well-known one. */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 4 || domain.length > 20 || alsoReal.has(domain)) return undefined;
  const meant = common.find((name) => slips(domain, name) <= (name.length > 8 ? 2 : 1));
  return meant === undefined ? undefined : `${email.slice(0, at).trim()}@${meant}`;
}
