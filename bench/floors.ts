import { copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const source = path.resolve('bench/floors');
const cache = path.resolve('node_modules/.cache/bench');

/** A hand-written page with the same two fonts and no script: nothing that shows text can be cheaper. */
export async function staticFloor(): Promise<string> {
  const folder = path.join(cache, 'static');
  await mkdir(folder, { recursive: true });
  const fonts = path.resolve('node_modules/@fontsource-variable');
  await copyFile(path.join(source, 'static.html'), path.join(folder, 'index.html'));
  await copyFile(
    path.join(fonts, 'besley/files/besley-latin-wght-normal.woff2'),
    path.join(folder, 'besley.woff2'),
  );
  await copyFile(
    path.join(fonts, 'public-sans/files/public-sans-latin-wght-normal.woff2'),
    path.join(folder, 'public-sans.woff2'),
  );
  return folder;
}

/** One heading, drawn in the browser by React, the store, the router and the theme. */
export async function stackFloor(): Promise<string> {
  const folder = path.join(cache, 'stack');
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: path.join(source, 'stack.html'), checks: { pluginTimings: false } },
    },
  });
  await rename(path.join(folder, 'stack.html'), path.join(folder, 'index.html'));
  return folder;
}
