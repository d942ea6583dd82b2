import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { AMOUNTS } from './book/appearance/settings.ts';
import { kitDependencies, reactDependencies } from './.storybook/dependencies.ts';
import { chromiumArgs, chromiumExecutable, drawingArgs, PLAY_SOUNDS } from './scripts/browser.ts';
import { EXAMPLE_TAGS } from './packages/ui/src/internal/examples.ts';
import { classNames } from './scripts/classNames.ts';
import { rowTags } from './scripts/citations.ts';

const executablePath = chromiumExecutable();

/** Options of a project in a browser. Each project needs its own: vitest writes the project's name into them. */
const browser = (args: string[], contextOptions?: BrowserContextOptions) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  testerHtmlPath: join(import.meta.dirname, 'scripts/testing/tester.html'),
  provider: playwright({
    launchOptions: { args: [...args, PLAY_SOUNDS], executablePath },
    contextOptions: { reducedMotion: 'reduce', ...contextOptions },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** All files of a project share one page: each other page would load the kit again. */
const ONE_PAGE = { isolate: false, fileParallelism: false };

/** Reference pictures have a fixed language and time zone. */
const pictureContext: BrowserContextOptions = {
  // Larger than the window of any story: vitest scales a larger window down to fit.
  viewport: { width: 1400, height: 1300 },
  locale: 'en-US',
  timezoneId: 'America/New_York',
};

/** `light/actions-button--example` of the name `light/actions-button/example`: vitest merges hyphens in names. */
const fileOf = (name: string): string => name.replace(/\/([^/]+)$/, '--$1');

/** Where reference pictures are, and how closely a story must match them. */
const pictures: NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot'] = {
  comparatorName: 'pixelmatch',
  // The default of 5 s is too short for the first picture of a busy machine.
  timeout: 30_000,
  // Processors round shadows and half tones differently: each pixel may differ by five of 255 levels, 40 pixels by more.
  comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 40 },
  resolveScreenshotPath: ({ arg, ext, root }) => join(root, 'book/pictures', `${fileOf(arg)}${ext}`),
  resolveDiffPath: ({ arg, ext, root }) => join(root, 'test-results/book', `${fileOf(arg)}${ext}`),
};

/** In how many of the 24 settings each story is checked: `none` with `pnpm kit:pictures`, `pairs` with `pnpm test:all`. */
const storySettings = AMOUNTS.find((amount) => amount === process.env['STORY_SETTINGS']) ?? 'one';

/** Tags of stories that are no test: `pnpm test` leaves the good and bad examples of docs pages to `pnpm test:all`. */
const untestedStories = process.env['STORY_EXAMPLES'] === 'none' ? [...EXAMPLE_TAGS] : [];

// Tests with a server or a browser get a second try on a busy machine. The run names them: each is a bug to fix.
const retry = 1;

/** `expect.poll` waits up to 30 s. Its default of one second is too short for a busy machine. */
const POLL = { poll: { timeout: 30_000 } };

const propertySeed = join(import.meta.dirname, 'scripts/testing/propertySeed.ts');

/** Projects with a server or a browser run after the unit tests. */
const AFTER_UNIT = { groupOrder: 1 };

export default defineConfig({
  test: {
    // By default vitest leaves one core idle, but tests mostly wait for servers and browsers.
    maxWorkers: availableParallelism(),
    // Each row of the specification is a tag. A file has the tag `all` by the comment `// @module-tag all`.
    tags: [{ name: 'all', description: 'Slow or repeated: `pnpm test` leaves it to `pnpm test:all`.' }, ...rowTags()],
    projects: [
      {
        // The portal's state names icons of the kit, which import the kit's styles.
        plugins: [vanillaExtractPlugin({ identifiers: classNames })],
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: propertySeed,
          // The modules keep no state, so files share a worker.
          pool: 'threads',
          isolate: false,
          include: [
            'packages/{api,browser,realtime,ui}/src/**/*.test.ts',
            'apps/{portal,kiosk}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/*.test.ts',
            'bench/{feel,chain,live,store,soak,scale,nodes}/**/*.test.ts',
            'book/**/*.test.ts',
          ],
          // Property tests run ten thousand times.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: POLL,
          // The quickest tests come first.
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Before the server: its setup starts to pack, and does not wait.
        test: {
          name: 'packages',
          sequence: AFTER_UNIT,
          environment: 'node',
          include: ['packages/test/*.test.ts'],
          globalSetup: 'packages/test/setup.ts',
          setupFiles: 'packages/test/untilPacked.ts',
          // The tests build whole apps and resolve a hundred entry points.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'server',
          sequence: AFTER_UNIT,
          environment: 'node',
          include: ['apps/store-server/test/**/*.test.ts'],
          globalSetup: 'apps/store-server/test/support/cluster.ts',
          setupFiles: propertySeed,
          // All state is in the database of each file, so files share a worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: POLL,
          retry,
        },
      },
      {
        // Tests of the kit in a browser that need a fake clock or real key presses.
        plugins: [react(), vanillaExtractPlugin({ identifiers: classNames })],
        resolve: { dedupe: ['react', 'react-dom'] },
        optimizeDeps: { include: [...reactDependencies, ...kitDependencies] },
        test: {
          name: 'kit',
          sequence: AFTER_UNIT,
          include: ['packages/ui/src/**/*.test.tsx'],
          testTimeout: 60_000,
          expect: POLL,
          retry,
          browser: { ...browser(chromiumArgs()), ...ONE_PAGE },
        },
      },
      {
        // Screens of the portal and the kiosk with injected state.
        root: 'apps/portal',
        plugins: [react(), vanillaExtractPlugin({ identifiers: classNames })],
        resolve: { dedupe: ['react', 'react-dom'] },
        optimizeDeps: {
          include: [
            ...reactDependencies,
            ...kitDependencies,
            'valtio',
            'valtio/utils',
            'valibot',
            '@tanstack/react-router',
            'idb',
            '@instore/browser > workbox-window',
          ],
        },
        test: {
          name: 'screens',
          sequence: AFTER_UNIT,
          include: ['src/**/*.test.tsx', '../kiosk/src/**/*.test.tsx'],
          testTimeout: 60_000,
          expect: POLL,
          retry,
          browser: { ...browser(chromiumArgs()), ...ONE_PAGE },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: untestedStories } })],
        test: {
          name: 'stories',
          sequence: AFTER_UNIT,
          testTimeout: 60_000,
          retry,
          // Files share a page: each would load Storybook and the kit again, a third of the processor time.
          browser: {
            ...browser(drawingArgs(), pictureContext),
            isolate: false,
            expect: { toMatchScreenshot: pictures },
          },
          // `pnpm test` leaves the reference pictures to `pnpm test:all` and `pnpm kit:pictures`.
          provide: {
            storySettings,
            hasPictures: process.env['STORY_PICTURES'] !== 'none',
          },
        },
      },
    ],
  },
});
