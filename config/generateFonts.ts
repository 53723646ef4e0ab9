import { writeFile } from 'node:fs/promises';
import { fontFiles } from './fontFiles';

/** Writes the fonts: `npm run generate:fonts`. */

for (const [path, file] of await fontFiles()) await writeFile(path, file);
