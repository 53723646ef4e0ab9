/**
 * Runs a TypeScript file of the project in Node: `node config/run-ts.mjs mocks/http.ts --port 9999`.
 * Node 20 cannot run TypeScript, so the file is bundled first, with the same aliases as the app.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const [entry, ...options] = process.argv.slice(2);
if (!entry) {
  console.error('Usage: node config/run-ts.mjs <file.ts> [options]');
  process.exit(1);
}

const root = fileURLToPath(new URL('..', import.meta.url));
// Below node_modules, so that packages are found from there.
const cache = path.join(root, 'node_modules', '.cache', 'run-ts');
mkdirSync(cache, { recursive: true });
const outDir = mkdtempSync(path.join(cache, 'run-'));
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
// Without listeners a signal ends the process before its exit handlers run.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  resolve: { alias: { '@mocks': path.join(root, 'mocks'), '@': path.join(root, 'src') } },
  build: {
    ssr: path.resolve(entry),
    outDir,
    target: 'node20',
    minify: false,
    sourcemap: 'inline',
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});

process.argv = [process.argv[0] ?? 'node', path.resolve(entry), ...options];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(outDir, 'main.mjs')).href);
