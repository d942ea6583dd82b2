import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from '../run.ts';
import type { ServerTests } from './nearest.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Paths that differ from a revision, from the workspace's folder; uncommitted and new files included. */
export function changedSince(revision: string): string[] {
  return [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The files below a folder that have a text, new files included. */
function filesWith(folder: string, ...pattern: string[]): string[] {
  try {
    return git('grep', '-l', '--untracked', ...pattern, '--', folder);
  } catch {
    // git fails where it finds nothing.
    return [];
  }
}

const serverTestsWith = (...pattern: string[]): string[] =>
  filesWith('apps/store-server/test', ...pattern).filter((file) => file.endsWith('.test.ts'));

/** Finds the server's tests by what they use. */
export const serverTests: ServerTests = {
  thatCall: (operation) => serverTestsWith('-E', `\\.${operation}\\(`),
  thatRun: (file) => commandsWith(file).flatMap((command) => serverTestsWith('-E', `(run\\(|^  )'${command}'`)),
  thatImport: (file) => serverTestsWith('-F', `${file.replace('apps/store-server', '')}'`),
};

/** The commands (`scripts/<command>.ts`) that a file is part of: it is one, or one imports it, also through other scripts. */
function commandsWith(part: string): string[] {
  const parts = new Set([part]);
  for (const each of parts) {
    const name = each.startsWith('scripts/') ? basename(each) : each;
    for (const file of filesWith('scripts', '-F', `/${name}'`)) {
      if (!file.endsWith('.test.ts')) parts.add(file);
    }
  }
  return [...parts].flatMap((file) => /^scripts\/([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
}

const COMPONENT = /^packages\/ui\/src\/(components|retail)\/[^/]+\//;

/** The folders of the kit's components that use a shared part of it: they import it, or another part that does. */
export function componentsWith(part: string): string[] {
  const parts = new Set([part]);
  const components = new Set<string>();
  for (const each of parts) {
    for (const file of importersInKit(each)) {
      const [component] = COMPONENT.exec(file) ?? [];
      if (component === undefined) parts.add(file);
      else components.add(component);
    }
  }
  return [...components];
}

function importersInKit(file: string): string[] {
  const files = filesWith('packages/ui/src', '-F', `/${basename(file)}'`);
  return files.filter((path) => !/\.(test|stories)\.tsx?$/.test(path) && !path.endsWith('/index.ts'));
}

/** Whether there are uncommitted or new files. */
export const isDirty = (): boolean => git('status', '--porcelain').length > 0;

/** The files that match patterns of git, new files not included. */
export const filesLike = (patterns: readonly string[]): string[] => git('ls-files', '--', ...patterns);

/**
 * The files that a branch changes: since it left `main`, which is that of the server if it is known here.
 *
 * @returns undefined if nothing has changed, or if git does not know: all tests run
 */
export function changedOnBranch(): string[] | undefined {
  try {
    const [base] = git('merge-base', 'HEAD', isKnown('origin/main') ? 'origin/main' : 'main');
    const changed = changedSince(base!);
    return changed.length === 0 ? undefined : changed;
  } catch {
    return undefined;
  }
}

function isKnown(revision: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', revision).length > 0;
  } catch {
    return false;
  }
}
