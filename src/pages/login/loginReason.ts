import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { paths } from '@/paths';

const nameOf = (path: string | undefined) =>
  path?.startsWith(paths.dashboard) ? 'your dashboard' : 'the page you were on';

/** Why visitors see the login page, unless they opened it themselves. */
export function loginReason({ from, enrollTitle, reason }: RememberedPlace): string | undefined {
  if (enrollTitle !== undefined) return `Sign in to enroll in ${enrollTitle}.`;
  if (reason === 'ended') return `Your session ended. Sign in to return to ${nameOf(from)}.`;
  if (reason === 'protected') return `Sign in to continue to ${nameOf(from)}.`;
  return undefined;
}
