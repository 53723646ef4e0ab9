import type { BrowserContext } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { backendUrl } from './site';

/** A page of another site, to which a sign-in with a provider leads. */
const provider =
  '<!DOCTYPE html><html lang="en"><title>Provider</title><h1>Sign in with a provider</h1></html>';

const { id, email, password, firstName } = seedUsers.ada;

const user = {
  id,
  email,
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: { firstName },
  created_at: '2025-01-01T00:00:00Z',
};

/** The account service's answer when Ada signs in; the tokens resemble no other text. */
export const session = {
  access_token: 'the.access-token-of-ada.signed',
  refresh_token: 'the-refresh-token-of-ada',
  token_type: 'bearer',
  expires_in: 3600,
  user,
};

function answerTo(method: string, { pathname, searchParams }: URL, sent: unknown): object | undefined {
  if (pathname.endsWith('/settings')) return { external: { google: true, github: true } };
  if (pathname.endsWith('/user')) return user;
  // Known and unknown addresses get the same answer: that a mail is on its way.
  if (method === 'POST' && pathname.endsWith('/signup')) return user;
  if (method === 'POST' && pathname.endsWith('/recover')) return {};
  const isSignIn = method === 'POST' && searchParams.get('grant_type') === 'password';
  const isAda = JSON.stringify(sent).includes(JSON.stringify(password));
  return isSignIn && isAda ? session : undefined;
}

/** Answers for the account service of the production build, which knows only Ada and sends no mail. */
export async function answerAccounts(context: BrowserContext): Promise<void> {
  await context.route(`${backendUrl}/auth/v1/**`, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.pathname.endsWith('/authorize')) {
      await route.fulfill({ contentType: 'text/html', body: provider });
      return;
    }
    const answer = answerTo(request.method(), url, request.postDataJSON());
    if (answer) await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: answer });
    else await route.abort();
  });
}

/** Stores a session as if Ada had signed in on this device; `metadata` is added to what is known of her. */
export async function storeSession(context: BrowserContext, metadata: object = {}): Promise<void> {
  const known = { ...user, user_metadata: { ...user.user_metadata, ...metadata } };
  await context.addInitScript(
    (stored) => {
      // A blank page has no storage.
      if (window.location.origin === 'null') return;
      const expiresAt = Math.round(Date.now() / 1000) + stored.expires_in;
      localStorage.setItem('sb-project-auth-token', JSON.stringify({ ...stored, expires_at: expiresAt }));
    },
    { ...session, user: known },
  );
}
