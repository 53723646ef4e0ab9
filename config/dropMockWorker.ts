import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The emulator's service worker lies in `public/`, so Vite copies it into every build.
 * Only builds that use the emulator may keep it.
 */
export function dropMockWorker({ keep }: { keep: boolean }): Plugin {
  let outDir = '';
  return {
    name: 'drop-mock-worker',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      if (!keep) await rm(join(outDir, 'mockServiceWorker.js'), { force: true });
    },
  };
}
