import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumExecutable } from '../scripts/browser.ts';

const executablePath = chromiumExecutable();

// One browser draws one picture, whatever the screen and the fonts' settings of the machine are.
const DRAWING = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

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
    launchOptions: { args: [...chromiumArgs(), ...DRAWING], ...(executablePath ? { executablePath } : {}) },
  },
});
