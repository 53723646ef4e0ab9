import { createServer } from 'node:http';
import { inlineHashesIn } from '../config/inlineHashes.ts';
import { securityHeaders } from '../config/securityHeaders.ts';
import { staticHost } from '../config/staticHost.ts';

/** Serves a finished build with the production headers, on a free port. */
export async function serveBuild(root: string): Promise<{ close: () => void; origin: string }> {
  const headers = securityHeaders({ backendUrl: undefined, isDemo: false, ...(await inlineHashesIn(root)) });
  const answer = staticHost({ root, headers });
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { close: () => server.close(), origin: `http://localhost:${address.port}` };
}
