import { defineConfig, devices } from '@playwright/test';
import { patience } from './e2e/support/patience.ts';

const phoneStories = '**/*.phone.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/demo-data.ts',
  outputDir: 'var/e2e',
  // Each worker has a shop of its own, so stories in different files do not see each other.
  // A story waits about as long as it computes.
  workers: '150%',
  retries: 0,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--disable-gpu', '--disable-background-networking'],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Without a graphics card the landing film costs more than the story that passes by it.
    contextOptions: { reducedMotion: 'reduce' },
    // A story about being offline lets it in; for all others the network is as the story says.
    serviceWorkers: 'block',
    // Playwright takes one of each story, failed or not; `shop-fixtures.ts` takes those of failures.
    screenshot: 'off',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, testIgnore: phoneStories },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testMatch: phoneStories },
  ],
});
