import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const ADDRESS = 'http://127.0.0.1:4173';

/**
 * Journeys through the built app (`vite build --mode emulators`) against running emulators: `npm run test:e2e` does it all. Each journey
 * has its own company, so some run in parallel. No retries: a test that passes only the second time is a defect, and `npm test`, which
 * reruns it alone, lists it at the end. To debug: `--trace retain-on-failure`.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(ROOT, 'test-results/e2e'),
  // One more than a small machine's cores: a journey waits for servers and timers a third of its time.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: ADDRESS,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // Only journeys about working offline allow it: its downloads would compete with every other page.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env['FIELDWRIGHT_CHROMIUM'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The longest journeys first, so that at the end no browser waits for the others.
  projects: [
    {
      name: 'phone',
      testDir: join(import.meta.dirname, 'phone'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testDir: join(import.meta.dirname, 'desktop'), use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `"${process.execPath}" node_modules/vite/bin/vite.js preview`,
    cwd: ROOT,
    url: ADDRESS,
    reuseExistingServer: true,
    timeout: 60_000,
  },
});
