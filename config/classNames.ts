import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Short names for the classes of CSS modules, for builds: they stand in every page's markup and rules. The same
 * class has the same name in each build and in the pages drawn in advance.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${path.relative(root, file).replaceAll(path.sep, '/')} .${name}`;
    const letters = createHash('sha256').update(owner).digest('base64url').replaceAll(/[-_]/g, '');
    const short = `_${letters.slice(0, 4)}`;
    const other = owners.get(short);
    if (other !== undefined && other !== owner) throw new Error(`${owner} and ${other} are both ${short}`);
    owners.set(short, owner);
    return short;
  };
}
