import { writeFile } from 'node:fs/promises';

/** Whether the benchmarks run once, only to show that they work: their figures mean nothing. */
export const isSmoke = process.env['BENCH_SMOKE'] === '1';

/** Writes what a benchmark has measured into a file of the repository; a smoke run leaves it as it is. */
export async function writeFigures(path: string, text: string): Promise<void> {
  if (!isSmoke) await writeFile(path, text);
}
