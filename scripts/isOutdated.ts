import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.data']);

/** Files that are no part of an app. */
const OUTSIDE_OF_APPS = /\.(test|stories)\.tsx?$/;

/** Files that are no part of Storybook. */
export const OUTSIDE_OF_STORYBOOK = /\.test\.tsx?$/;

/** The file of a build that holds the fingerprint of its sources. Vite removes it when it builds again. */
const FINGERPRINT = '.sources';

/** The files below a file or folder, sorted; none if there is nothing. */
async function filesOf(path: string, unbuilt: RegExp): Promise<string[]> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return [];
  if (!info.isDirectory()) return unbuilt.test(path) ? [] : [path];
  const names = (await readdir(path)).filter((name) => !SKIPPED.has(name)).toSorted();
  return (await Promise.all(names.map((name) => filesOf(join(path, name), unbuilt)))).flat();
}

/** A hash of the names and contents of sources. Times do not count: a checkout and a generator change them. */
async function fingerprintOf(sources: readonly string[], unbuilt: RegExp): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesOf(source, unbuilt)))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [at, file] of files.entries()) hash.update(`${file}\0`).update(contents[at]!).update('\0');
  return hash.digest('hex');
}

/**
 * Whether a build is missing or was made from other sources.
 *
 * @param build folder with an `index.html`
 * @param sources files and folders
 * @param unbuilt files in them that are no part of the build: tests and stories, unless told
 */
export async function isOutdated(
  build: string,
  sources: readonly string[],
  unbuilt = OUTSIDE_OF_APPS,
): Promise<boolean> {
  if (!existsSync(join(build, 'index.html'))) return true;
  const made = await readFile(join(build, FINGERPRINT), 'utf8').catch(() => undefined);
  return made !== (await fingerprintOf(sources, unbuilt));
}

/**
 * Makes a build and notes its sources.
 *
 * @param make returns an exit code
 * @param unbuilt as for `isOutdated`
 * @returns the exit code
 */
export async function buildFrom(
  build: string,
  sources: readonly string[],
  make: () => Promise<number>,
  unbuilt = OUTSIDE_OF_APPS,
): Promise<number> {
  // Before the build: a source that changes meanwhile is built at the next start.
  const fingerprint = await fingerprintOf(sources, unbuilt);
  const code = await make();
  if (code === 0) await writeFile(join(build, FINGERPRINT), fingerprint);
  return code;
}
