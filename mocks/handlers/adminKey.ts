import { bearerWord } from '@mocks/service/access';
import { Refusal } from '@mocks/service/refusal';
import type { Call } from './call';

export async function checkAdmin(call: Call): Promise<void> {
  const { role } = await call.emulator.readToken(bearerWord(call.authorization));
  if (role !== 'service_role' && role !== 'supabase_admin') {
    throw new Refusal(403, 'not_admin', 'User not allowed');
  }
}

/** Whether a request carries the key of an admin; an invalid key counts as none. */
export async function isFromAdmin(call: Call): Promise<boolean> {
  try {
    await checkAdmin(call);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return false;
  }
}
