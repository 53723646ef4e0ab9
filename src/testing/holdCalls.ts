import { http } from 'msw';
import { server } from '@mocks/node';

function hold(
  address: string,
  method: 'get' | 'post' = 'post',
  isMeant: (request: Request) => boolean = () => true,
): () => void {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve, { once: true });
  });
  server.use(
    http[method](address, async ({ request }) => {
      if (isMeant(request)) await opened;
    }),
  );
  return () => {
    gate.dispatchEvent(new Event('open'));
  };
}

/** Holds every POST to an endpoint until the returned function lets them through to the emulator. */
export const holdCalls = (endpoint: string): (() => void) => hold(`*/auth/v1/${endpoint}`);

/** The same for calls that renew a session. */
export const holdRenewals = (): (() => void) =>
  hold('*/auth/v1/token', 'post', ({ url }) => url.includes('grant_type=refresh_token'));

/** The same for the request that asks whose session it is. */
export const holdUser = (): (() => void) => hold('*/auth/v1/user', 'get');

/** The same for the request that asks which sign-in providers are enabled. */
export const holdSettings = (): (() => void) => hold('*/auth/v1/settings', 'get');

/** The same for a function of the learning database. */
export const holdFunction = (name: string): (() => void) => hold(`*/rest/v1/rpc/${name}`);
