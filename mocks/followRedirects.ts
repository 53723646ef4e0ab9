import { dispatch } from './handlers/dispatch';
import { writeProviderCode } from './handlers/providerCode';
import type { Emulator } from './service/emulator';
import { isProviderName, providerConfigs } from './service/oauth';
import type { Mail } from './service/rows';

/** A provider's question whether to sign in. Both answers return the address to go to. */
export interface Consent {
  kind: 'consent';
  /** Name for people, such as `Google`. */
  provider: string;
  accept(user: { email: string; name: string }): Promise<string>;
  decline(): Promise<string>;
}

/** Where an address of the server leads a browser. */
export type RedirectOutcome =
  { kind: 'redirect'; address: string } | { kind: 'refusal'; text: string } | Consent;

const navigable = /\/(?:verify|authorize|callback|emulated-provider\/\w+)$/;

/** Path before the server's endpoints in an address that browsers navigate to; null for any other address. */
function prefixOf(address: URL): string | null {
  const prefix = address.pathname.replace(navigable, '');
  return prefix !== address.pathname && prefix.endsWith('/auth/v1') ? prefix : null;
}

/** Whether an address belongs to the server, so that a real navigation to it would lead nowhere. */
export function isServerAddress(address: string): boolean {
  return URL.canParse(address) && prefixOf(new URL(address)) !== null;
}

function consentAt(server: Emulator, url: URL, prefix: string): Consent | null {
  const name = url.pathname.split('/').at(-1) ?? '';
  if (!isProviderName(name)) return null;
  const state = url.searchParams.get('state') ?? '';
  const goBack = async (answer: Record<string, string>): Promise<string> => {
    const query = new URLSearchParams({ ...answer, state });
    const outcome = await followRedirects(server, `${url.origin}${prefix}/callback?${query.toString()}`);
    return outcome.kind === 'redirect' ? outcome.address : server.settings.siteUrl;
  };
  return {
    kind: 'consent',
    provider: providerConfigs[name].label,
    accept: (user) => goBack({ code: writeProviderCode(user) }),
    decline: () => goBack({ error: 'access_denied', error_description: 'The user denied the request' }),
  };
}

/** Follows a server address as a browser would, up to the app's own address or a provider's question. */
export async function followRedirects(server: Emulator, address: string): Promise<RedirectOutcome> {
  const url = new URL(address);
  const prefix = prefixOf(url) ?? '';
  const consent = url.pathname.includes('/emulated-provider/') ? consentAt(server, url, prefix) : null;
  if (consent) return consent;
  const response = await dispatch(server, new Request(address), prefix);
  const location = response.headers.get('location');
  if (location === null) return { kind: 'refusal', text: await response.text() };
  return isServerAddress(location)
    ? followRedirects(server, location)
    : { kind: 'redirect', address: location };
}

/**
 * Follows a mail's link and returns where the server sends its reader. MSW ignores navigations, so pages go there
 * by themselves.
 */
export async function openMailLink(server: Emulator, { link }: Pick<Mail, 'link'>): Promise<string> {
  if (link === null) throw new Error('This mail carries no link');
  const outcome = await followRedirects(server, link);
  return outcome.kind === 'redirect' ? outcome.address : server.settings.siteUrl;
}
