import { copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const source = path.resolve('bench/floors');
const cache = path.resolve('node_modules/.cache/bench');

/** A hand-written page with the same two fonts and no script: the lower limit for anything that shows text. */
export async function staticFloor(): Promise<string> {
  const folder = path.join(cache, 'static');
  await mkdir(folder, { recursive: true });
  await copyFile(path.join(source, 'static.html'), path.join(folder, 'index.html'));
  for (const face of ['besley', 'public-sans']) {
    await copyFile(
      path.resolve(`src/ui/theme/fonts/${face}-common.woff2`),
      path.join(folder, `${face}.woff2`),
    );
  }
  return folder;
}

async function buildFloor(name: string): Promise<string> {
  const folder = path.join(cache, name);
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: { '@': path.resolve('src') } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input: path.join(source, `${name}.html`), checks: { pluginTimings: false } },
    },
  });
  // A host of a single-page app answers every address with the one page.
  await rename(path.join(folder, `${name}.html`), path.join(folder, 'index.html'));
  await copyFile(path.join(folder, 'index.html'), path.join(folder, '404.html'));
  return folder;
}

/** One heading, drawn in the browser by React, the store, the router and the theme. */
export const stackFloor = (): Promise<string> => buildFloor('stack');

/** The catalogue as an ordinary MUI single-page app. */
export const shopFloor = (): Promise<string> => buildFloor('shop');
