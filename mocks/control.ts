import { forgetVerifiers, storeFaults } from './browserStorage';
import { emulator } from './emulator';
import { type Person, people } from './people';
import { writeJson } from './service/json';
import type { Fault, FaultyEndpoint } from './service/faults';
import { startSession } from './service/sessions';
import type { Mail } from './service/tables';
import { openMailLink } from './visit';

export {
  type Fault,
  faultKinds,
  faultyEndpoints,
  type FaultKind,
  type FaultyEndpoint,
} from './service/faults';
export { type Consent } from './visit';
export { type Mail } from './service/tables';

/** An account as a development panel lists it. */
export interface Account {
  id: string;
  email: string;
  name: string;
  isConfirmed: boolean;
  /** Null for accounts that were not there from the start. */
  password: string | null;
}

export function listMails(): readonly Mail[] {
  return emulator.mails();
}

/** When a mail was sent. */
export function sentDate(mail: Mail): Date {
  return new Date(mail.sentAt / 1000);
}

/** Follows a mail's link in this browser; gives the address to go to. */
export function openMail(mail: Mail): Promise<string> {
  return openMailLink(emulator, mail);
}

/** Follows a mail's link as another browser would, which knows nothing of how the flow began. */
export async function openMailElsewhere(mail: Mail): Promise<string> {
  const address = await openMailLink(emulator, mail);
  forgetVerifiers();
  return address;
}

/** Follows a mail's link as a mail scanner does, before its reader; the link is then used up. */
export async function scanMail(mail: Mail): Promise<void> {
  await openMailLink(emulator, mail);
}

function passwordOf(id: string): string | null {
  const known: readonly Person[] = Object.values(people);
  return known.find((person) => person.id === id)?.password ?? null;
}

export function listAccounts(): Account[] {
  return emulator.users().map(({ id, email, emailConfirmedAt, userMetadata }) => {
    const { firstName, lastName, full_name: fullName } = userMetadata;
    const names = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
    const name = names === '' && typeof fullName === 'string' ? fullName : names;
    return { id, email, name, isConfirmed: emailConfirmedAt !== null, password: passwordOf(id) };
  });
}

/**
 * A session of an account, as the text the app's client keeps in storage; null for an unconfirmed account.
 * @param supabaseUrl address the app is configured with
 */
export async function sessionTextFor(id: string, supabaseUrl: string): Promise<string | null> {
  const grant = emulator.transact((project) => {
    const user = project.tables.users.get(id);
    if (!user || user.emailConfirmedAt === null) return null;
    return startSession(project, user, 'password', { baseUrl: `${supabaseUrl}/auth/v1` });
  });
  if (!grant) return null;
  return writeJson({
    access_token: await emulator.sign(grant.claims),
    token_type: 'bearer',
    expires_in: emulator.settings.jwtExp,
    expires_at: grant.expiresAt,
    refresh_token: grant.refreshToken,
    user: grant.user,
  });
}

/** Back to the people that are there from the start, with no mail and no fault. */
export function resetAll(): void {
  emulator.faults.clear();
  storeFaults(emulator);
  emulator.clear();
}

export function listFaults(): readonly Fault[] {
  return emulator.faults.list;
}

export function setFault(fault: Fault): void {
  emulator.faults.add(fault);
  storeFaults(emulator);
}

/** Switches off one endpoint's faults, or all. */
export function clearFaults(endpoint?: FaultyEndpoint): void {
  emulator.faults.clear(endpoint);
  storeFaults(emulator);
}

/** Calls back after every change of data or faults, in this tab or another. Returns how to stop. */
export function subscribe(listener: () => void): () => void {
  return emulator.subscribe(listener);
}
