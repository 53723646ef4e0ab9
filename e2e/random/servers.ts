import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { inlineHashesIn } from '../../config/inlineHashes.ts';
import { securityHeaders } from '../../config/securityHeaders.ts';
import { staticHost } from '../../config/staticHost.ts';
import { backend, site } from '../faults/places';
import { type FaultyServer, startFaultyServer } from '../faults/faultyServer';

/** The files of the build that a new release has removed. */
export type Lost = 'nothing' | 'the entry' | 'the start' | 'the pages' | 'every script';

const lostFiles: Readonly<Record<Lost, RegExp | undefined>> = {
  nothing: undefined,
  'the entry': /^\/assets\/index-[^/]+\.js$/,
  'the start': /^\/assets\/start-(?!here)[^/]+\.js$/,
  'the pages': /^\/assets\/[A-Z][^/]+\.js$/,
  'every script': /^\/assets\/[^/]+\.js$/,
};

interface Host {
  /** Answers these files with 404 from now on, as after a new release. */
  lose: (lost: Lost) => void;
  lost: () => Lost;
  /** The addresses that were requested but not found. */
  missed: Set<string>;
}

export interface Servers {
  host: Host;
  service: FaultyServer;
  /** Redirects a browser from the addresses in the build to these two servers. */
  resolverRules: string;
  close: () => Promise<void>;
}

/** Serves a build with the production headers, and the account service that it was built for. */
export async function startServers(folder: string): Promise<Servers> {
  const root = path.resolve(folder);
  const serve = staticHost({
    root,
    headers: securityHeaders({ backendUrl: backend, ...(await inlineHashesIn(root)) }),
  });
  let lost: Lost = 'nothing';
  const missed = new Set<string>();
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (lostFiles[lost]?.test(url)) {
      missed.add(`${site}${url}`);
      response.writeHead(404).end('Not found');
    } else serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  const service = await startFaultyServer();
  const rule = (origin: string, to: number) => `MAP ${new URL(origin).host} 127.0.0.1:${to}`;
  return {
    host: {
      lose: (files) => {
        lost = files;
      },
      lost: () => lost,
      missed,
    },
    service,
    resolverRules: [rule(site, address.port), rule(backend, service.port)].join(','),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await service.close();
    },
  };
}
