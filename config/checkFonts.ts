import { readFile } from 'node:fs/promises';
import { fontFiles } from './fontFiles';

/** Checks that the committed fonts are those which `npm run generate:fonts` writes. `npm run check:fonts`. */

const stale: string[] = [];
for (const [path, file] of await fontFiles()) {
  if (!file.equals(await readFile(path))) stale.push(path);
}
if (stale.length > 0) {
  console.error(`Run npm run generate:fonts, which would change:\n${stale.join('\n')}`);
  process.exit(1);
}
