import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './e2e/browsers/chromium';
import { installedFirefox } from './e2e/browsers/firefox';
import { apiKey, backend, emulatorPort, learningSite, site } from './e2e/faults/places';
import { testEnv } from './config/testEnv';

const executablePath = await chromiumPath();
const firefox = installedFirefox();

/** Builds the product as for a real project, and serves it. */
const served = (address: string, folder: string, env: Record<string, string> = {}) => ({
  command: `npx vite build --outDir ${folder} --logLevel warn && npx vite preview --outDir ${folder} --port ${new URL(address).port} --strictPort`,
  env: { ...testEnv, VITE_SUPABASE_URL: backend, VITE_SUPABASE_ANON_KEY: apiKey, ...env },
  url: address,
  reuseExistingServer: !process.env['CI'],
  timeout: 120_000,
});

/** A production build, configured as for a real project, whose account service fails on demand. */
export default defineConfig({
  testDir: 'e2e/faults',
  testMatch: '*.faults.ts',
  outputDir: 'test-results/faults',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 45_000,
  // See playwright.config.ts.
  globalTimeout: 40 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { baseURL: site },
  projects: [
    // Firefox first, with its one worker: Chromium's tests run beside it instead of before it.
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: /(learningJourney|outage|presses|start)\.faults\.ts/,
            // See playwright.config.ts.
            retries: 1,
            // Its service has one port (e2e/faults/test.ts).
            workers: 1,
            use: { browserName: 'firefox' as const, ...firefox },
          },
        ]
      : []),
    {
      name: 'chromium',
      // Only for a page that lost its frames (e2e/browsers/frames.ts).
      retries: 1,
      use: { launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) } },
    },
  ],
  webServer: [
    served(site, 'dist-faults'),
    served(learningSite, 'dist-learning', { VITE_LEARNING: 'on' }),
    {
      command: `npm run mock-server -- --port ${emulatorPort} --control --set siteUrl=${site}`,
      url: `http://127.0.0.1:${emulatorPort}/emulator/mails`,
      reuseExistingServer: !process.env['CI'],
      timeout: 60_000,
    },
  ],
});
