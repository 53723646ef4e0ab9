/** @jest-config-loader-options {"transpileOnly":true,"compilerOptions":{"module":"commonjs","verbatimModuleSyntax":false}} */
import type { Config } from 'jest';

const esmOnlyPackages = [
  'msw',
  '@mswjs',
  '@msw',
  'rettime',
  'until-async',
  'headers-polyfill',
  'cookie',
  '@open-draft',
];

const config: Config = {
  testEnvironment: 'jest-fixed-jsdom',
  testTimeout: 30_000,
  maxWorkers: '100%',
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/config'],
  setupFiles: ['<rootDir>/src/testing/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  globals: {
    __APP_ENV__: { supabaseUrl: 'https://aiclub.supabase.test', supabaseAnonKey: 'sb_publishable_mock' },
    __SITE_URL__: 'https://aiclub.example',
  },
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|woff2)$': '<rootDir>/src/testing/emptyFile.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@mocks/(.*)$': '<rootDir>/mocks/$1',
  },
  transform: {
    '^.+\\.tsx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }],
    '^.+\\.m?js$': '<rootDir>/config/esm-to-cjs.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/)`],
};

export default config;
