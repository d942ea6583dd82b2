import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from '../run.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Paths that differ from a revision, from the workspace's folder; uncommitted and new files included. */
export function changedSince(revision: string): string[] {
  return [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The server's test files that call an operation, new files included. */
export function testsThatCall(operation: string): string[] {
  try {
    const files = git('grep', '-l', '--untracked', '-E', `\\.${operation}\\(`, '--', 'apps/store-server/test');
    return files.filter((file) => file.endsWith('.test.ts'));
  } catch {
    // git fails where it finds nothing.
    return [];
  }
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
  try {
    const files = git('grep', '-l', '--untracked', '-F', `/${basename(file)}'`, '--', 'packages/ui/src');
    return files.filter((path) => !/\.(test|stories)\.tsx?$/.test(path) && !path.endsWith('/index.ts'));
  } catch {
    // git fails where it finds nothing.
    return [];
  }
}

/** Whether there are uncommitted or new files. */
export const isDirty = (): boolean => git('status', '--porcelain').length > 0;

/**
 * The files that a branch changes: since it left `main`; on `main` itself since the commit before.
 *
 * @returns undefined if git does not know, e.g. in a clone of one commit
 */
export function changedOnBranch(): string[] | undefined {
  try {
    const [head] = git('rev-parse', 'HEAD');
    const [base] = git('merge-base', 'HEAD', 'main');
    return changedSince(base === head ? 'HEAD~1' : base!);
  } catch {
    return undefined;
  }
}
