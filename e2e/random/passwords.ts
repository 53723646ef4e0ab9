import { matchesPassword } from '@mocks/service/hashing';
import type { Problem } from './invariants';
import type { Tab, World } from './world';

/** A password that nobody has typed yet, so that it is recognized anywhere. */
export function unusedPassword({ newPasswords }: World): string {
  const typed = [...newPasswords.values()].reduce((sum, { size }) => sum + size, 0);
  return `flow-matic-195${typed}`;
}

export function noteNewPassword({ newPasswords }: World, email: string, password: string): void {
  newPasswords.set(email, (newPasswords.get(email) ?? new Set()).add(password));
}

/** When the account of a tab changes, nothing of the old one may remain. */
export function noteAccount(tab: Tab, { newPasswords }: World, account: string | undefined): void {
  if (tab.account === account) return;
  for (const password of newPasswords.get(tab.account ?? '') ?? []) tab.leftBehind.add(password);
  tab.account = account;
  tab.typed.clear();
}

/** An account's password must be the old one, or one that was typed in that account. */
export function passwordProblems({ servers, passwords, newPasswords }: World): Problem[] {
  const users = servers.service.emulator.users();
  return [...passwords].flatMap(([email, known]) => {
    const hash = users.find((user) => user.email === email)?.passwordHash;
    if (typeof hash !== 'string' || matchesPassword(hash, known)) return [];
    const typed = [...(newPasswords.get(email) ?? [])].find((password) => matchesPassword(hash, password));
    if (typed === undefined) {
      return [{ invariant: 'nobody changes the password of another', detail: email, isCertain: true }];
    }
    passwords.set(email, typed);
    return [];
  });
}
