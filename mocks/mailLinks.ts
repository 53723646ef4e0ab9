import { dispatch } from './handlers/dispatch';
import type { Emulator } from './service/emulator';
import type { Mail } from './service/tables';

/**
 * Follows a mail's link as a browser would and answers where the server sends it. A service worker never sees
 * navigations, so pages go there by themselves.
 */
export async function openMailLink(server: Emulator, { link }: Pick<Mail, 'link'>): Promise<string> {
  if (link === null) throw new Error('This mail carries no link');
  const prefix = new URL(link).pathname.replace(/\/verify$/, '');
  const response = await dispatch(server, new Request(link), prefix);
  return response.headers.get('location') ?? link;
}
