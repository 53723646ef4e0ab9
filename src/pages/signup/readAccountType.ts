import * as v from 'valibot';
import type { AccountType } from '@/features/auth/session/currentUser';

const creator = v.object({ accountType: v.literal('creator') });

/** The account type a plan's button asked for through router state; everyone else starts as a student. */
export function readAccountType(state: unknown): AccountType {
  return v.is(creator, state) ? 'creator' : 'student';
}
