import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { run } from '../run.ts';
import { finishDeclarations } from './declarations.ts';
import { byEntry, entryPoint, publicExports } from './entries.ts';

/**
 * Builds the package in the working directory into its `dist`. With a `rolldown.config.ts`, rolldown writes the code and
 * tsc the declarations; without one, tsc writes both.
 */

interface Manifest {
  publishConfig: { exports: Record<string, string | { types: string; default: string }> };
}

const folder = process.cwd();
const dist = join(folder, 'dist');
const hasBundler = existsSync(join(folder, 'rolldown.config.ts'));

await emptyDist();
// Its list of hundreds of files is not shown; errors come on the other stream.
if (hasBundler) {
  execFileSync('node_modules/.bin/rolldown', ['-c', 'rolldown.config.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
if ((await run('tsc', ['-p', 'tsconfig.build.json'], folder)) !== 0) process.exit(1);
const starts = ['index.d.ts', ...(hasBundler ? await declareEntries() : []), ...(await declarationsOfExports())];
await finishDeclarations(dist, starts);
await assertNoSimilarNames();

/** Empties `dist` without removing it, so that its own date does not change. */
async function emptyDist(): Promise<void> {
  await mkdir(dist, { recursive: true });
  for (const file of await readdir(dist)) await rm(join(dist, file), { recursive: true });
}

/** Declares the entry point of each component. @returns the declarations, relative to `dist` */
async function declareEntries(): Promise<string[]> {
  const entries = byEntry(publicExports(await readFile(join(folder, 'src/index.ts'), 'utf8')));
  return Promise.all(
    [...entries].map(async ([name, exports]) => {
      const file = `entries/${name}.d.ts`;
      await writeFile(join(dist, file), entryPoint(exports, 'types', '..'));
      return file;
    }),
  );
}

/** The declarations that `publishConfig.exports` names, relative to `dist`; those of plain files are written here. */
async function declarationsOfExports(): Promise<string[]> {
  const { publishConfig } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const found = Object.entries(publishConfig.exports).map(async ([path, target]) => {
    if (typeof target === 'string') return [];
    const declaration = join(folder, target.types);
    if (target.types.includes('*')) {
      const files = await readdir(dirname(declaration));
      return files.filter((file) => file.endsWith('.d.ts')).map((file) => join(dirname(declaration), file));
    }
    // A style sheet or a contract has no types, but TypeScript 7 wants a declaration to import it.
    if (/\.(css|yaml)$/.test(path)) await writeFile(declaration, 'export {};\n');
    return [declaration];
  });
  return (await Promise.all(found)).flat().map((file) => relative(dist, file));
}

/** @throws when two files differ only in upper and lower case: macOS and Windows would keep one of them */
async function assertNoSimilarNames(): Promise<void> {
  const files = await readdir(dist, { recursive: true });
  const lower = files.map((file) => file.toLowerCase());
  const similar = files.filter((_, at) => lower.indexOf(lower[at] ?? '') !== lower.lastIndexOf(lower[at] ?? ''));
  if (similar.length > 0) throw new Error(`Names that differ only in upper and lower case: ${similar.join(', ')}`);
}
