import { cspHash } from '@mocks/service/hashing';
import { isProviderName, providerConfigs } from '@mocks/service/oauth';
import { nameOf } from '@mocks/service/users';
import { escapeHtml } from './responses';
import type { Answer, Call, Endpoint } from './call';
import { writeProviderCode } from './providerCode';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 10vh auto; padding: 0 1rem; }
button { display: block; width: 100%; margin: 0.5rem 0; padding: 0.75rem 1rem; font: inherit; text-align: start; }
label, input { display: block; width: 100%; box-sizing: border-box; font: inherit; }
input { margin: 0.25rem 0 0.75rem; padding: 0.5rem; }
`;

/**
 * The page shows addresses that strangers have typed. There is no `form-action`: browsers would apply it also to the
 * app, to which the answer redirects.
 */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src ${cspHash(style)}; base-uri 'none'; frame-ancestors 'none'`,
};

function form(action: string, fields: Readonly<Record<string, string>>, content: string): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form action="${escapeHtml(action)}">${hidden.join('')}${content}</form>`;
}

function button(text: string): string {
  return `<button type="submit">${escapeHtml(text)}</button>`;
}

function page(call: Call, label: string): string {
  const state = call.url.searchParams.get('state') ?? '';
  const callback = `${call.baseUrl}/callback`;
  const users = call.emulator.users().filter(({ email }) => email.includes('@'));
  const choices = users.slice(0, 8).map((user) => {
    const { email } = user;
    const code = writeProviderCode({ email, name: nameOf(user) });
    return form(callback, { state, code }, button(`Continue as ${email}`));
  });
  const someoneElse = form(
    call.url.pathname,
    { state },
    '<label>Another address<input type="email" name="email" required autocomplete="off"></label>' +
      '<label>Name<input type="text" name="name" autocomplete="off"></label>' +
      button('Continue'),
  );
  const declined = { state, error: 'access_denied', error_description: 'The user denied the request' };
  return (
    `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Sign in with ${label} (emulated)</title><style>${style}</style></head>` +
    `<body><main><h1>Sign in with ${label}</h1><p>This page stands in for ${label}. No account is needed.</p>` +
    `${choices.join('')}${someoneElse}${form(callback, declined, button('Decline'))}</main></body></html>\n`
  );
}

const show =
  (label: string): Answer =>
  (call) => {
    const email = call.url.searchParams.get('email') ?? '';
    if (email !== '') {
      const code = writeProviderCode({ email, name: call.url.searchParams.get('name') ?? '' });
      const query = new URLSearchParams({ code, state: call.url.searchParams.get('state') ?? '' });
      return new Response(null, {
        status: 302,
        headers: { Location: `${call.baseUrl}/callback?${query.toString()}` },
      });
    }
    return new Response(page(call, label), { headers });
  };

/** The pages on which the emulator plays the providers. */
export const consentEndpoints: readonly Endpoint[] = Object.keys(providerConfigs)
  .filter(isProviderName)
  .map((name) => ({
    name: 'authorize',
    path: `/emulated-provider/${name}`,
    isOpen: true,
    methods: { GET: show(providerConfigs[name].label) },
  }));
