import { invalid, Refusal } from './refusal';
import type { Settings } from './settings';

/** The pattern of an HTML e-mail field, which the server shares with browsers. */
const format =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const unreachableHosts = new Set([
  'test.com',
  'example.com',
  'example.net',
  'example.org',
  'email.com',
  'anonymous.com',
  'gamil.com',
  'gamai.com',
]);
const unreachableEndings = ['.test', '.example', '.invalid', '.local', '.localhost'];
const unreachableAddresses = new Set(['test@gmail.com', 'example@gmail.com', 'someone@gmail.com']);

const encoder = new TextEncoder();

export function isEmailFormat(email: string): boolean {
  return format.test(email);
}

/** The address in lower case, as it is stored; refused if it is invalid. */
export function checkEmail(email: string): string {
  if (email === '') throw invalid('An email address is required');
  if (encoder.encode(email).length > 255) throw invalid('An email address is too long');
  if (!isEmailFormat(email)) throw invalid('Unable to validate email address: invalid format');
  return email.toLowerCase();
}

function isUnreachable(email: string): boolean {
  const [name = '', host = ''] = email.split('@');
  return (
    !host.includes('.') ||
    unreachableHosts.has(host) ||
    unreachableEndings.some((ending) => host.endsWith(ending)) ||
    unreachableAddresses.has(email) ||
    (host === 'gmail.com' && name.length < 6)
  );
}

/** Whether the project's mail server accepts an address. */
export function isDeliverable(settings: Settings, email: string): boolean {
  return !settings.blockExampleDomains || !isUnreachable(email);
}

/** Refuses whom a project without its own mail server may not mail. Labels are ignored; an empty list allows all. */
export function checkAuthorized({ authorizedAddresses }: Settings, email: string): void {
  if (authorizedAddresses === null || authorizedAddresses.length === 0) return;
  const unlabelled = email.replaceAll(/\+[^@]+@/g, '@').toLowerCase();
  if (authorizedAddresses.some((address) => address.toLowerCase() === unlabelled)) return;
  const text = `Email address "${email}" cannot be used as it is not authorized`;
  throw new Refusal(400, 'email_address_not_authorized', text);
}
