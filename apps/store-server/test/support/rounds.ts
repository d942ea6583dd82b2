/**
 * How often a test repeats what depends on chance: `usual` times in `pnpm test`, `all` times with `EVERY_REPETITION`,
 * which `pnpm test:all` sets.
 */
export const rounds = (usual: number, all: number): number => (process.env['EVERY_REPETITION'] === '1' ? all : usual);
