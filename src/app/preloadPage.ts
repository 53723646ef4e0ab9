import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Fetches the code and the data of the page at a path, so that a link to it opens at once. */
export const preloadPageOf =
  (routes: RouteObject[]) =>
  async (path: string): Promise<void> => {
    const url = new URL(path, window.location.href);
    const matches = matchRoutes(routes, url.pathname) ?? [];
    await Promise.all(
      matches.map(async ({ route, params }) => {
        if (typeof route.lazy !== 'function') return;
        const { loader } = await route.lazy();
        if (typeof loader !== 'function') return;
        await loader({
          params,
          url,
          request: new Request(url),
          pattern: route.path ?? '',
          context: undefined,
        });
      }),
    );
  };
