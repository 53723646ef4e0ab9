import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './e2e/browser';

const executablePath = await chromiumPath();
const demo = 'http://localhost:4173';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: demo,
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command:
      'npx vite build --mode demo --outDir dist-demo --logLevel warn && npx vite preview --outDir dist-demo --port 4173 --strictPort',
    url: demo,
    reuseExistingServer: !process.env['CI'],
    timeout: 120_000,
  },
});
