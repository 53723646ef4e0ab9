import { getResponse } from 'msw';
import { createHandlers } from './handlers';
import { endpoints } from './handlers/endpoints';
import { server } from './node';
import { Emulator } from './service/emulator';

const shown = () => server.listHandlers().map((handler) => ('info' in handler ? handler.info.header : ''));

test('MSW lists each route of the service', () => {
  expect(shown()).toEqual(
    expect.arrayContaining([
      'POST */auth/v1/signup',
      'POST */auth/v1/token',
      'POST */auth/v1/logout',
      'GET */auth/v1/user',
      'PUT */auth/v1/user',
      'GET */auth/v1/verify',
      'POST */auth/v1/verify',
      'GET */auth/v1/authorize',
      'GET */auth/v1/.well-known/jwks.json',
      'DELETE */auth/v1/admin/users/:id',
    ]),
  );
  expect(new Set(shown()).size).toBe(shown().length);
});

test('the handlers follow the endpoint table, in its order', () => {
  const routes = endpoints.flatMap(({ any, methods, path }) =>
    (any ? ['/.+/'] : Object.keys(methods)).map((method) => `${method} */auth/v1${path}`),
  );
  expect(shown().slice(0, routes.length)).toEqual(routes);
  expect(shown()).toHaveLength(routes.length + 4);
});

test('catch-all handlers for both APIs come last', () => {
  const last = ['/.+/ */auth/v1/*', '/.+/ */auth/v1', '/.+/ */rest/v1/*', '/.+/ */rest/v1'];
  expect(shown().slice(-last.length)).toEqual(last);
});

test.each(['/auth/v1/Token', '/auth/v1/token/', '/auth/v1/tokens', '/other/auth/v1/nowhere'])(
  'routes match the exact path only, not %s',
  async (path) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const handlers = createHandlers(new Emulator({ settings: { gateway: 'none' } }));
    const request = new Request(`https://aiclub.supabase.test${path}`, { method: 'POST', body: '{}' });
    const answer = await getResponse(handlers, request);
    expect([answer?.status, await answer?.text()]).toEqual([404, '404 page not found\n']);
  },
);

test('routes at the root do not match below other paths', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const handlers = createHandlers(new Emulator({ settings: { gateway: 'none' } }), { prefix: '' });
  const at = async (path: string) =>
    (await getResponse(handlers, new Request(`http://localhost:9999${path}`)))?.status;
  expect([await at('/health'), await at('/x/health')]).toEqual([200, 404]);
});
