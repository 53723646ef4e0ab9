import type { Manifest, ManifestChunk } from 'vite';

/** Every chunk that a module's chunk cannot run without, dependencies first. */
function chunksNeededBy(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const found: ManifestChunk[] = [];
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const dependency of chunk.imports ?? []) visit(dependency);
    found.push(chunk);
  };
  for (const key of keys) visit(key);
  return found;
}

/** Addresses below a course have page folders of their own, except the one that leads back to the course. */
const foldersBelowCourse = [
  { address: /^\/course\/[^/]+\/learn\/./, folder: 'lesson' },
  { address: /^\/course\/[^/]+\/plan$/, folder: 'plan' },
];

/** The folder below `src/pages` that draws a page. */
export function folderOf(path: string): string {
  const ofCourse = foldersBelowCourse.find(({ address }) => address.test(path));
  const [, first] = path.split('/');
  return ofCourse?.folder ?? (first || 'home');
}

/** The chunks that an address needs: the entry script, then those of its page, dependencies first. */
export function chunksOfPage(manifest: Manifest, path: string | undefined): ManifestChunk[] {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry === true);
  const importedBy = (key: string) => manifest[key]?.dynamicImports ?? [];
  const isOfPage = (key: string) => path !== undefined && key.startsWith(`src/pages/${folderOf(path)}/`);
  const asked = entries.flatMap(importedBy);
  // Some pages are imported through a list of pages, which is a chunk of its own.
  const parts = asked.flatMap((key) => {
    if (isOfPage(key)) return [key];
    const ofList = key.startsWith('src/app/') ? importedBy(key).filter(isOfPage) : [];
    return ofList.length > 0 ? [key, ...ofList] : [];
  });
  return chunksNeededBy(manifest, [...entries, ...parts]);
}

export const addressOf = ({ file }: ManifestChunk): string => `/${file}`;
