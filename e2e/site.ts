import { createServer } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { inlineHashesIn } from '../config/inlineHashes.ts';
import { securityHeaders } from '../config/securityHeaders.ts';
import { staticHost } from '../config/staticHost.ts';

/** The address of the development server, which includes the account service. */
export const development = 'http://localhost:4175';

/** The address of the demo's preview, which includes the account service. */
export const demo = 'http://localhost:4173';
export const demoFolder = 'dist-demo';

/** The folder of the production build under test, and the address of its preview. */
export const productionFolder = 'dist-e2e';
export const production = 'http://localhost:4174';
export const backendUrl = 'https://project.supabase.co';

export interface Site {
  origin: string;
  /** Answers by address, which replace those of the build; a stream is sent as it is written. */
  extra: Map<string, string | Readable>;
  /** Refuses every connection from now on. */
  close: () => Promise<void>;
  /** Answers again, at the same address. */
  reopen: () => Promise<void>;
}

/** Serves the production build, or the demo, from a server of its own, which can be closed. */
export async function startSite(extra: Site['extra'] = new Map(), { isDemo = false } = {}): Promise<Site> {
  const root = path.resolve(isDemo ? demoFolder : productionFolder);
  const hashes = await inlineHashesIn(root);
  const headers = securityHeaders(
    isDemo ? { backendUrl: undefined, isDemo, ...hashes } : { backendUrl, ...hashes },
  );
  const serve = staticHost({ root, headers });
  const server = createServer((request, response) => {
    const answer = extra.get(request.url ?? '');
    if (answer === undefined) serve(request, response).catch(() => response.destroy());
    else {
      const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'Content-Type': type });
      Readable.from(answer).pipe(response);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, resolve);
    });
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  const { port } = address;
  return {
    origin: `http://localhost:${port}`,
    extra,
    reopen: () => listen(port),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
