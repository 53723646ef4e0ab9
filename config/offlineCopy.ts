import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

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
    .map(({ name }) => ({ url: `/assets/${name}`, revision: null }));
}

/** Builds the service worker that keeps a finished build for visits without a network. */
export async function buildOfflineCopy(root: string, outDir: string): Promise<void> {
  const shell = await readFile(path.join(outDir, 'app-shell.html'));
  const kept = [...(await filesToKeep(outDir)), { url: '/app-shell', revision: hash(shell) }];
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __PRECACHED__: JSON.stringify(kept),
      __RELEASE__: JSON.stringify(hash(JSON.stringify(kept))),
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
