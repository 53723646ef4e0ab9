import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** By this the browser refuses whatever else a network may answer in a file's place, such as a portal's page. */
const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Signing in needs the network anyway, so the account service's client, a quarter of all scripts, is not
 * kept. It is recognised by what only it contains.
 */
const isAccountClient = (script: string): boolean => script.includes('GoTrueClient');

async function filesToKeep(outDir: string) {
  const names = await readdir(path.join(outDir, 'assets'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(path.join(outDir, 'assets', name)) })),
  );
  return files
    .filter(({ name, content }) => !(name.endsWith('.js') && isAccountClient(content.toString())))
    .map(({ name, content }) => ({
      url: `/assets/${name}`,
      revision: null,
      integrity: integrityOf(content),
    }));
}

/** Builds the service worker that keeps a finished build for visits without a network. */
export async function buildOfflineCopy(root: string, outDir: string): Promise<void> {
  const shell = await readFile(path.join(outDir, 'app-shell.html'));
  const integrity = integrityOf(shell);
  const kept = [...(await filesToKeep(outDir)), { url: '/app-shell', revision: integrity, integrity }];
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __PRECACHED__: JSON.stringify(kept),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      lib: {
        entry: 'src/serviceWorker.ts',
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
