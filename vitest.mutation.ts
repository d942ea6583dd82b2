import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { rowTags } from './scripts/citations.ts';

/** The tests that `pnpm test:mutation` runs: without a browser and without a database. */
export default defineConfig({
  // The portal's state names icons of the kit, which import the kit's styles.
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: [
      'packages/{api,realtime}/src/**/*.test.ts',
      'apps/portal/src/**/*.test.ts',
      'apps/store-server/test/base/*.test.ts',
      'apps/store-server/test/live/{connection,protocol,delivered,destinations,heartbeat,hub,subscriptions}.test.ts',
      'apps/store-server/test/security/{accessTokens,reach}.test.ts',
      'apps/store-server/test/domain/kiosks/lineState.test.ts',
      'apps/store-server/test/domain/requests/lineRules.test.ts',
      'apps/store-server/test/domain/tryouts/tryoutState.test.ts',
    ],
    tags: rowTags(),
    testTimeout: 10_000,
  },
});
