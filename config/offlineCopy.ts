import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** With it the browser refuses whatever else a network may answer in place of a file, such as a portal's page. */
const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Signing in needs the network anyway, so the account service's client, a quarter of all scripts, is not
 * kept. It is recognised by what only it contains.
 */
const isAccountClient = (script: string): boolean => script.includes('GoTrueClient');

type IsKept = (name: string, content: Buffer) => boolean;

const withoutAccountClient: IsKept = (name, content) =>
  !(name.endsWith('.js') && isAccountClient(content.toString()));

/** Everything that is needed to draw pages, and the empty page in which they are drawn. */
async function filesToKeep(outDir: string, isKept: IsKept) {
  const names = await readdir(path.join(outDir, 'assets'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(path.join(outDir, 'assets', name)) })),
  );
  const assets = files
    .filter(({ name, content }) => isKept(name, content))
    .map(({ name, content }) => ({
      url: `/assets/${name}`,
      revision: null,
      integrity: integrityOf(content),
    }));
  const integrity = integrityOf(await readFile(path.join(outDir, 'app-shell.html')));
  return [...assets, { url: '/app-shell', revision: integrity, integrity }];
}

interface Worker {
  root: string;
  outDir: string;
  entry: string;
  kept: Awaited<ReturnType<typeof filesToKeep>>;
}

const fileName = 'service-worker.js';

async function buildWorker({ root, outDir, entry, kept }: Worker): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __PRECACHED__: JSON.stringify(kept),
      __RELEASE__: JSON.stringify(integrityOf(Buffer.from(JSON.stringify(kept)))),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'serviceWorker', fileName: () => fileName },
    },
  });
}

/** Builds the service worker that caches a finished build for visits without a network. */
export async function buildOfflineCopy(root: string, outDir: string): Promise<void> {
  const kept = await filesToKeep(outDir, withoutAccountClient);
  await buildWorker({ root, outDir, entry: 'src/serviceWorker.ts', kept });
}

/** A page has only one service worker. The demo's is the emulator's, so the offline copy is added to that. */
export async function addOfflineCopyToDemo(root: string, outDir: string): Promise<void> {
  const kept = await filesToKeep(outDir, () => true);
  await buildWorker({ root, outDir, entry: 'mocks/demoWorker.ts', kept });
  const built = path.join(outDir, fileName);
  const emulators = path.join(outDir, 'mockServiceWorker.js');
  await writeFile(emulators, `${await readFile(built, 'utf8')}\n${await readFile(emulators, 'utf8')}`);
  await rm(built);
}
