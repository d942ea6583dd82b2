import type { Plugin } from 'vite';

/** For plugins that write files: a build in memory, as `pnpm check:size` makes, needs none. */
export const isWritten: NonNullable<Plugin['apply']> = ({ build }, { command }) =>
  command === 'build' && build?.write !== false;
