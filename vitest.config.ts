import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { kitDependencies, reactDependencies } from './.storybook/dependencies.ts';
import { chromiumArgs, chromiumExecutable, PLAY_SOUNDS } from './scripts/browser.ts';

const executablePath = chromiumExecutable();

// A new one for each project: vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      // Stories press their buttons by script, which is no gesture: without the flag no sound is played.
      args: [...chromiumArgs(), PLAY_SOUNDS],
      ...(executablePath ? { executablePath } : {}),
    },
    // Nothing is caught half-way in.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

// Servers and browsers share a busy machine; a second try is reported, and is a bug to be mended. Unit tests get one.
const retry = 1;

export default defineConfig({
  test: {
    // Tests wait for servers and browsers more than they compute: a core held back, as vitest does, stands idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        // What the portal's state offers names the kit's pictograms, and those come with the kit's styles.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          // They share no state through modules, so that a worker need not load them anew for each file.
          pool: 'threads',
          isolate: false,
          include: [
            'packages/{api,realtime,ui}/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/*.test.ts',
            'bench/feel/**/*.test.ts',
          ],
          // Properties run ten thousand times, on whatever machine there is.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/store-server/test/**/*.test.ts'],
          globalSetup: 'apps/store-server/test/support/cluster.ts',
          // Nodes of the store share a process as they would on a machine; what they keep is in each file's own database.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry,
        },
      },
      {
        // What a story cannot show, above all time: the kit in a browser with a clock of its own.
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { dedupe: ['react', 'react-dom'] },
        optimizeDeps: { include: [...reactDependencies, ...kitDependencies] },
        test: {
          name: 'kit',
          include: ['packages/ui/src/**/*.test.tsx'],
          testTimeout: 60_000,
          retry,
          browser: browser(),
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['packages/test/*.test.ts'],
          globalSetup: 'packages/test/setup.ts',
          // Whole apps are built, and a hundred entry points resolved.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', testTimeout: 60_000, retry, browser: browser() },
      },
    ],
  },
});
