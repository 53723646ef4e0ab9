import { readFile } from 'node:fs/promises';

/**
 * Checks the dependencies: the lockfile pins every package by its hash, and those that reach visitors run no script
 * at install time and have a permissive licence. `npm run check:supply`.
 */

interface LockedPackage {
  link?: boolean;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  license?: string;
  hasInstallScript?: boolean;
}

const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  await readFile('package-lock.json', 'utf8'),
);
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && link !== true);
const shipped = installed.filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true);

const findings = [
  ...installed
    .filter(([, { integrity }]) => integrity === undefined)
    .map(([path]) => `${path} has no integrity`),
  ...shipped
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => `${path} runs a script when it is installed`),
  ...shipped
    .filter(([, { license }]) => license === undefined || !allowed.has(license))
    .map(([path, { license }]) => `${path} has the licence ${license ?? 'unknown'}`),
];

const licences = new Map<string, number>();
for (const [, { license = 'unknown' }] of shipped) licences.set(license, (licences.get(license) ?? 0) + 1);

for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
console.log(
  `${installed.length} packages pinned by content, ${shipped.length} of them shipped: ${[...licences]
    .toSorted(([, one], [, other]) => other - one)
    .map(([licence, count]) => `${count} ${licence}`)
    .join(', ')}`,
);
