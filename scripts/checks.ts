import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breaksAreNamed } from './contract/check.ts';
import { packages } from './packages/pack.ts';
import { root, run } from './run.ts';

/** A check of the source. */
export interface Check {
  name: string;
  /** Resolves to true when the check passes; prints what is wrong otherwise. */
  passes: () => Promise<boolean>;
}

const command = (name: string, program: string, ...args: string[]): Check => ({
  name,
  passes: async () => (await run(program, args)) === 0,
});

/** Checks the types of a project. The next check reads only what has changed: the compiler keeps what it found. */
const types = (name: string, project: string, kept: string): Check =>
  command(name, 'tsc', '-p', project, '--incremental', '--tsBuildInfoFile', join(root, `.tmp/${kept}.tsbuildinfo`));

/** Runs a generator that writes to a temporary file, and compares it with the committed file. */
export const generated = (name: string, committed: string, generate: (output: string) => Promise<number>): Check => ({
  name,
  passes: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'instore-generated-'));
    try {
      const output = join(folder, 'output');
      if ((await generate(output)) !== 0) return false;
      const [fresh, kept] = await Promise.all([readFile(output, 'utf8'), readFile(join(root, committed), 'utf8')]);
      if (fresh !== kept) console.error(`${committed} is out of date: run "pnpm generate" and commit it.`);
      return fresh === kept;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** Runs a generator that overwrites a committed file, which must not change. */
export const regenerated = (name: string, committed: string, generate: () => Promise<number>): Check => ({
  name,
  passes: async () => {
    const path = join(root, committed);
    const before = await readFile(path, 'utf8');
    if ((await generate()) !== 0) return false;
    const same = before === (await readFile(path, 'utf8'));
    if (!same) console.error(`${committed} was out of date and has been updated: commit it.`);
    return same;
  },
});

/** Writes the declarations of all packages to a temporary folder: only then are types found that cannot be named. */
async function declarationsAreWritten(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'instore-declarations-'));
  try {
    const codes = packages.map((name) =>
      run('tsc', ['-p', `packages/${name}/tsconfig.build.json`, '--outDir', join(folder, name)]),
    );
    return (await Promise.all(codes)).every((code) => code === 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const api = `${root}packages/api`;

const declarations: Check = { name: 'declarations of the packages', passes: declarationsAreWritten };
const lintOf = (...files: string[]): Check =>
  command('lint and module boundaries', 'oxlint', '--deny-warnings', '--no-error-on-unmatched-pattern', ...files);
const lint = lintOf();

/** The checks of `pnpm check`. Lint includes the module boundaries. */
export const checks: readonly Check[] = [
  types('types', '.', 'types'),
  types('types of the benchmarks', 'bench/tsconfig.check.json', 'bench-types'),
  declarations,
  lint,
  command('format', 'oxfmt', '--check'),
  command('contract', 'spectral', 'lint', 'packages/api/openapi.yaml', '--fail-severity', 'warn'),
  command('rows have tests', 'tsx', 'scripts/rows.ts', '--faults-only'),
  { name: 'breaking changes of the contract are named', passes: breaksAreNamed },
  generated('generated types of the contract are up to date', 'packages/api/src/generated/schema.ts', (output) =>
    run(`${api}/node_modules/.bin/openapi-typescript`, ['openapi.yaml', '-o', output], api),
  ),
  generated('generated client is up to date', 'packages/api/src/generated/operations.ts', (output) =>
    run('tsx', ['scripts/contract/generateOperations.ts', output]),
  ),
  regenerated('generated routes are up to date', 'apps/portal/src/routeTree.gen.ts', () =>
    run(`${root}apps/portal/node_modules/.bin/tsr`, ['generate'], `${root}apps/portal`),
  ),
];

/**
 * The checks of a change. Lint reads the changed files only, because a rule reads one file with its types; declarations
 * are written if a package has changed.
 *
 * @param changed existing files, from the workspace's folder
 */
export function checksOf(changed: readonly string[]): readonly Check[] {
  const files = filesToLint(changed);
  return checks.flatMap((check) => {
    if (check === declarations) return changed.some((file) => /^packages\/|^tsconfig/.test(file)) ? [check] : [];
    if (check !== lint || files === 'all') return [check];
    return files.length === 0 ? [] : [lintOf(...files)];
  });
}

/** The files of a change that lint reads: all of the workspace if rules, compiler settings or libraries have changed. */
export function filesToLint(changed: readonly string[]): string[] | 'all' {
  const decidesForAll = /(^|\/)(\.oxlintrc\.json|tsconfig[\w.]*\.json|package\.json|pnpm-lock\.yaml)$/;
  if (changed.some((file) => decidesForAll.test(file))) return 'all';
  return changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
}
