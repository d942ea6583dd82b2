import fc from 'fast-check';

// `pnpm test` repeats the same examples, so that only a change can make it fail. `pnpm test:all` looks for new ones.
if (process.env['EVERY_REPETITION'] !== '1') fc.configureGlobal({ seed: 20_260_101 });
