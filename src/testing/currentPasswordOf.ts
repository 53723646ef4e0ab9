import { readEnv } from '@/env';

/** Returns which of the candidates the service accepts as the password of an address now. */
export async function currentPasswordOf(
  email: string,
  candidates: readonly string[],
): Promise<string | undefined> {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  for (const password of candidates) {
    const { ok } = await fetch(`${env.supabaseUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: env.supabaseAnonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (ok) return password;
  }
  return undefined;
}
