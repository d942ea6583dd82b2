import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumExecutable } from '../scripts/browser.ts';
import { FILMED_CAMERA } from './support/cameraVideo.ts';

const executablePath = chromiumExecutable();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  // A journey waits for a third of its time: two cores are idle for a quarter of a run with two workers.
  workers: Math.max(3, availableParallelism()),
  // Builds the portal, so that a store's start does not have to.
  globalSetup: './support/buildPortal.ts',
  // Ends a journey that hangs; a slow machine stays below it.
  timeout: 180_000,
  // A busy machine may break one try. The run names each journey that needed a second one: that is a bug to be fixed.
  // `pnpm test` allows three retries in the whole run.
  retries: 1,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['json', { outputFile: '../.tmp/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // By default both wait until the end of the test.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // The same arguments for all journeys: others would need a worker with a store of its own.
    launchOptions: { args: [...chromiumArgs(), ...FILMED_CAMERA], executablePath },
    // A first visit would read all files of the app. Journeys of the service worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing every journey would double the time.
    trace: 'on-first-retry',
  },
});
