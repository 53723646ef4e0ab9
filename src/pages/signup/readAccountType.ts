import type { AccountType } from '@/features/auth/session/currentUser';

/** The account type a plan's button asked for through router state; everyone else starts as a student. */
export function readAccountType(state: unknown): AccountType {
  const isCreator =
    typeof state === 'object' && state !== null && 'accountType' in state && state.accountType === 'creator';
  return isCreator ? 'creator' : 'student';
}
