/** @jest-config-loader-options {"transpileOnly":true,"compilerOptions":{"module":"commonjs","verbatimModuleSyntax":false}} */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/**
 * PGlite also ships CommonJS, but that imports Node's own modules dynamically, which Jest's CommonJS mode cannot do.
 */
const transformedPackages = [
  '@electric-sql',
  'msw',
  '@mswjs',
  '@msw',
  'rettime',
  'until-async',
  'headers-polyfill',
  'cookie',
  '@open-draft',
];

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const shared: Project = {
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|woff2)$': '<rootDir>/src/testing/emptyFile.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@mocks/(.*)$': '<rootDir>/mocks/$1',
  },
  transform: {
    '^.+\\.tsx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }],
    '^.+\\.[cm]?js$': '<rootDir>/config/esm-to-cjs.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${transformedPackages.join('|')})/)`],
};

const config: Config = {
  // Many tests wait for pauses and timeouts of the product; meanwhile another one can run. Calculated, because Jest
  // takes a percentage over 100 for a number of workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'app',
      testEnvironment: '<rootDir>/src/testing/browserEnvironment.ts',
      roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/config'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/config/database/'],
      setupFiles: ['<rootDir>/src/testing/environment.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      globals: {
        __APP_ENV__: { supabaseUrl: 'https://aiclub.supabase.test', supabaseAnonKey: 'sb_publishable_mock' },
        __SITE_URL__: 'https://aiclub.example',
        __SHOW_THEME__: false,
        __LEARNING__: false,
      },
    },
    // These tests need no browser and no emulator: they talk to a database.
    {
      ...shared,
      displayName: 'database',
      testEnvironment: 'node',
      roots: ['<rootDir>/config/database'],
    },
  ],
};

export default config;
