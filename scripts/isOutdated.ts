import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.data']);

/** The latest change below a file or folder, in milliseconds since 1970; 0 when there is nothing. */
async function changedAt(path: string): Promise<number> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const names = (await readdir(path)).filter((name) => !skipped.has(name));
  const times = await Promise.all(names.map((name) => changedAt(join(path, name))));
  return Math.max(info.mtimeMs, ...times);
}

/** Whether a build output is missing or older than its sources. */
export async function isOutdated(output: string, sources: readonly string[]): Promise<boolean> {
  const made = await stat(output).catch(() => undefined);
  if (!made) return true;
  const times = await Promise.all(sources.map(changedAt));
  return Math.max(...times) > made.mtimeMs;
}
