import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from '@mocks/node';

/** A promise, and the function that resolves it. */
export function gate(): { opened: Promise<unknown>; open: () => void } {
  const events = new EventTarget();
  const opened = new Promise((resolve) => {
    events.addEventListener('open', resolve, { once: true });
  });
  return { opened, open: () => void events.dispatchEvent(new Event('open')) };
}

function hold(
  address: string,
  method: 'get' | 'post' = 'post',
  isMeant: (request: Request) => boolean = () => true,
): () => void {
  const { opened, open } = gate();
  server.use(
    http[method](address, async ({ request }) => {
      if (isMeant(request)) await opened;
    }),
  );
  return open;
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

/** Holds the next call of a function of the learning database, and answers it with what was true when it was made. */
export function holdAnswer(name: string, answer: JsonBodyType): () => void {
  const { opened, open } = gate();
  const answerLate = async () => {
    await opened;
    return HttpResponse.json(answer);
  };
  server.use(http.post(`*/rest/v1/rpc/${name}`, answerLate, { once: true }));
  return open;
}

/** Resolves at the next request to an endpoint, or to a function of the learning database. */
export const whenRequested = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ request }: { request: Request }) => {
      if (!new URL(request.url).pathname.endsWith(`/${name}`)) return;
      server.events.removeListener('request:start', look);
      resolve();
    };
    server.events.on('request:start', look);
  });
