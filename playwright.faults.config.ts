import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './e2e/browser';
import { apiKey, backend, emulatorPort, site } from './e2e/faults/places';

const executablePath = await chromiumPath();
const port = new URL(site).port;

/** A production build, configured as for a real project, whose account service fails on demand. */
export default defineConfig({
  testDir: 'e2e/faults',
  testMatch: '*.faults.ts',
  outputDir: 'test-results/faults',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: site,
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  webServer: [
    {
      command: `npx vite build --outDir dist-faults --logLevel warn && npx vite preview --outDir dist-faults --port ${port} --strictPort`,
      env: { VITE_SUPABASE_URL: backend, VITE_SUPABASE_ANON_KEY: apiKey },
      url: site,
      reuseExistingServer: !process.env['CI'],
      timeout: 120_000,
    },
    {
      command: `npm run mock-server -- --port ${emulatorPort} --control --set siteUrl=${site}`,
      url: `http://127.0.0.1:${emulatorPort}/emulator/mails`,
      reuseExistingServer: !process.env['CI'],
      timeout: 60_000,
    },
  ],
});
