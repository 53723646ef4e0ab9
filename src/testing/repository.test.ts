import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { testEnv } from '../../config/testEnv';

const read = (file: string): string => readFileSync(file, 'utf8');

const versions = v.record(v.string(), v.string());
const packages = v.parse(
  v.object({ dependencies: versions, devDependencies: versions, overrides: versions }),
  JSON.parse(read('package.json')),
);
const installed = new Map(
  [packages.dependencies, packages.devDependencies, packages.overrides].flatMap(Object.entries<string>),
);

const { packageRules } = v.parse(
  v.object({
    packageRules: v.array(
      v.object({
        description: v.optional(v.string()),
        groupName: v.optional(v.string()),
        matchPackageNames: v.array(v.string()),
        allowedVersions: v.optional(v.pipe(v.string(), v.regex(/^<\d+(?:\.\d+)?$/))),
      }),
    ),
  }),
  JSON.parse(read('renovate.json')),
);

test('CI runs the check script, and Firefox in a separate job', () => {
  const jobs =
    read('.github/workflows/ci.yml')
      .split(/^jobs:$/m)[1]
      ?.split(/^  (?=\w+:$)/m) ?? [];
  const job = (name: string) => jobs.find((text) => text.startsWith(`${name}:`));
  expect(job('check')).toContain('- run: .ci/run');
  expect(job('firefox')).toContain('--project=firefox');
  expect(read('.ci/run')).toContain('npm run check');
});

test('every package held back from updates is a dependency and has a reason', () => {
  const held = packageRules.filter(({ groupName }) => groupName === undefined);
  expect(held.map(({ description }) => description)).not.toContain(undefined);
  const names = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames);
  const unknown = names.filter(
    (name) =>
      ![...installed.keys()].some(
        (known) => known === name || (name.endsWith('*') && known.startsWith(name.replace(/\*+$/, ''))),
      ),
  );
  expect(unknown).toEqual([]);
});

test('the installed versions are below the bounds for updates', () => {
  const numbers = (version: string) => version.split('.').map(Number);
  const tooNew = packageRules.flatMap(({ matchPackageNames, allowedVersions }) => {
    const [major = Infinity, minor = 0] = allowedVersions ? numbers(allowedVersions.slice(1)) : [];
    return matchPackageNames.filter((name) => {
      const [ownMajor = 0, ownMinor = 0] = numbers(installed.get(name) ?? '0');
      return ownMajor > major || (ownMajor === major && ownMinor >= minor);
    });
  });
  expect(tooNew).toEqual([]);
});

test("the development container has the project's Node version", () => {
  const { image, postCreateCommand } = v.parse(
    v.object({ image: v.string(), postCreateCommand: v.string() }),
    JSON.parse(read('.devcontainer/devcontainer.json')),
  );
  expect(image).toMatch(new RegExp(`^node:${read('.nvmrc').split('.')[0]}\\b`));
  expect(postCreateCommand).toBe('npm ci');
});

test('every path with owners in CODEOWNERS exists', () => {
  const paths = [...read('.github/CODEOWNERS').matchAll(/^(\/\S+)\s+@/gm)].map(([, path = '']) => `.${path}`);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !path.includes('*') && !existsSync(path))).toEqual([]);
});

test('no setting of a local .env file reaches the builds of the browser suites', () => {
  const settings = [...read('.env.example').matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name);
  expect(settings).not.toEqual([]);
  expect(Object.keys(testEnv).toSorted()).toEqual(settings.toSorted());
  expect(Object.values(testEnv).join('')).toBe('');
});
