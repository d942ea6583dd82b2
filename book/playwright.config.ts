import { defineConfig } from '@playwright/test';
import { chromiumExecutable, drawingArgs } from '../scripts/browser.ts';

const executablePath = chromiumExecutable();

/** Looks at every story of the built book: `scripts/book.ts` builds it and says what is wanted. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/book',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Nothing waits for a network: each worker keeps a core busy.
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: '../.tmp/book.json' }]],
  // A busy machine may break one try. The run names every page that needed a second: it is a bug to be mended.
  retries: 1,
  use: {
    browserName: 'chromium',
    launchOptions: { args: drawingArgs(), ...(executablePath ? { executablePath } : {}) },
  },
});
