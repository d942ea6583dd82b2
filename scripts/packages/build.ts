import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { run } from '../run.ts';
import { finishDeclarations } from './declarations.ts';
import { byEntry, entryPoint, publicExports } from './entries.ts';

/**
 * Builds the package in whose folder it runs, into `dist`. With a `rolldown.config.ts` the code is rolldown's and tsc
 * declares the types of the index and of each entry point; without one tsc writes both.
 */

interface Manifest {
  publishConfig: { exports: Record<string, string | { types: string; default: string }> };
}

/** Exports that are files and not modules. */
const FILE = /\.(css|yaml)$/;

const folder = process.cwd();
const dist = join(folder, 'dist');

await mkdir(dist, { recursive: true });
// Emptied, not removed: the folder around it stays as old as its sources.
for (const file of await readdir(dist)) await rm(join(dist, file), { recursive: true });
const isBundled = existsSync(join(folder, 'rolldown.config.ts'));
// Its list of hundreds of files says nothing; what goes wrong is told on the other stream.
if (isBundled)
  execFileSync('node_modules/.bin/rolldown', ['-c', 'rolldown.config.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
if ((await run('tsc', ['-p', 'tsconfig.build.json'], folder)) !== 0) process.exit(1);

const starts = ['index.d.ts'];
if (isBundled) {
  for (const [name, lines] of byEntry(publicExports(await readFile(join(folder, 'src/index.ts'), 'utf8')))) {
    const start = `entries/${name}.d.ts`;
    await writeFile(join(dist, start), entryPoint(lines, 'types', '..'));
    starts.push(start);
  }
}
const { publishConfig } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
for (const [path, target] of Object.entries(publishConfig.exports)) {
  if (typeof target === 'string') continue;
  if (target.types.includes('*')) {
    // Entry points of a kind, e.g. a translation each.
    const kind = join(folder, dirname(target.types));
    for (const file of await readdir(kind)) if (file.endsWith('.d.ts')) starts.push(relative(dist, join(kind, file)));
    continue;
  }
  // A style sheet or a contract has no types, but whoever imports it under TypeScript 7 needs a declaration.
  if (FILE.test(path)) await writeFile(join(folder, target.types), 'export {};\n');
  starts.push(relative(dist, join(folder, target.types)));
}
await finishDeclarations(dist, starts);

// A Mac or Windows would keep only one of two such files.
const files = (await readdir(dist, { recursive: true })).toSorted();
const twins = files.filter((file) =>
  files.some((other) => other !== file && other.toLowerCase() === file.toLowerCase()),
);
if (twins.length > 0) throw new Error(`Names that differ in case alone: ${twins.join(', ')}`);
