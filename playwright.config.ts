import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './e2e/browsers/chromium';
import { installedFirefox } from './e2e/browsers/firefox';
import { backendUrl, demo, development, production, productionFolder } from './e2e/site';
import { testEnv } from './config/testEnv';

const executablePath = await chromiumPath();

const firefox = installedFirefox();
if (!firefox && process.env['TEST_WORKER_INDEX'] === undefined) {
  process.stdout.write(
    'No Firefox is installed: account, course, layers and search are tested in Chromium only.\n',
  );
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 60_000,
  // Playwright names the tests that hang, which a time limit around the whole run would not.
  globalTimeout: 60 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: production,
    // Recording a trace doubles the time of a test. To look into a failure: `npx playwright test --trace on`.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      // Only for a page that lost its frames (e2e/browsers/frames.ts).
      retries: 1,
      use: { launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) } },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: /(account|course|layers|search)\.e2e\.ts/,
            timeout: 120_000,
            // Under WebDriver BiDi a process of a stock Firefox crashes now and then (signal 11), even twice in a
            // row.
            retries: 2,
            use: { browserName: 'firefox' as const, ...firefox },
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: `npx vite --port ${new URL(development).port} --strictPort --logLevel warn`,
      env: testEnv,
      url: development,
      reuseExistingServer: !process.env['CI'],
      timeout: 120_000,
    },
    {
      command:
        'npx vite build --mode demo --outDir dist-demo --logLevel warn && npx vite preview --outDir dist-demo --port 4173 --strictPort',
      env: testEnv,
      url: demo,
      reuseExistingServer: !process.env['CI'],
      timeout: 120_000,
    },
    {
      command: `npx vite build --outDir ${productionFolder} --logLevel warn && npx vite preview --outDir ${productionFolder} --port ${new URL(production).port} --strictPort`,
      env: { ...testEnv, VITE_SUPABASE_URL: backendUrl, VITE_SUPABASE_ANON_KEY: 'sb_publishable_e2e' },
      url: production,
      reuseExistingServer: !process.env['CI'],
      timeout: 120_000,
    },
  ],
});
