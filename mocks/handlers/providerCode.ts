import { hashCode } from '@mocks/service/hashing';
import type { Profile } from '@mocks/service/oauth';
import type { ProviderName } from '@mocks/service/settings';

interface Vouched {
  email: string;
  name: string;
}

/** The code a provider sends back: its user, and no secret, since the emulator plays both sides. */
export function writeProviderCode({ email, name }: Vouched): string {
  return [email.toLowerCase(), name].map(encodeURIComponent).join('!');
}

/** The user in a provider's code; null if the code is invalid. */
export function readProviderCode(code: string, provider: ProviderName): Profile | null {
  const [address = '', written = ''] = code.split('!');
  try {
    const email = decodeURIComponent(address);
    if (!email.includes('@')) return null;
    const id = String(Number.parseInt(hashCode(provider, email).slice(0, 12), 16));
    return { id, email, name: decodeURIComponent(written) };
  } catch {
    return null;
  }
}
