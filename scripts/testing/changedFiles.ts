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
  thatImport: (file) => serverTestsWith('-F', `${file.replace('apps/store-server', '')}'`),
};

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
