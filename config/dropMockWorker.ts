import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Deletes the emulator's service worker, which lies in `public/` and is therefore copied into every build, from
 * builds that do not use the emulator.
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
