import { defineConfig } from 'vitest/config';

/** The unit tests of the parts that `pnpm mutate` breaks on purpose, and nothing that needs a browser or a database. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/{api,realtime}/src/**/*.test.ts', 'apps/portal/src/session/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
