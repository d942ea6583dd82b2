import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumExecutable } from '../scripts/browser.ts';

const executablePath = chromiumExecutable();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // A journey waits more than it computes: two stores, each with its browser, keep two cores busy.
  workers: 2,
  // A limit for a journey that hangs, not for a slow machine.
  timeout: 180_000,
  // A busy machine may break one try. The run names every journey that needed a second: it is a bug to be mended.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.tmp/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: chromiumArgs(), ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    // Of the second try alone: to film every journey would take as long as the journeys themselves.
    trace: 'on-first-retry',
  },
});
