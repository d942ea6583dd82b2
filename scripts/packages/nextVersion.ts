import semver from 'semver';
import { type PackageName, packages } from './pack.ts';

type Bump = 'patch' | 'minor' | 'major';

const STRENGTH: Readonly<Record<Bump, number>> = { patch: 0, minor: 1, major: 2 };

/** What a changeset does to each package that it names: `'@instore/ui': minor`. */
function bumpsOf(changeset: string): [name: string, bump: Bump][] {
  const [, head = ''] = /^---\n([^]*?)^---$/m.exec(changeset) ?? [];
  return [...head.matchAll(/^['"]?@instore\/(\w+)['"]?: (patch|minor|major)$/gm)].map(([, name = '', bump]) => [
    name,
    bump as Bump,
  ]);
}

/**
 * The version of what is packed between two releases: that of the next release, with `-next` and a number that grows. A
 * package without a change keeps its version.
 *
 * @param versions the versions of the last release
 * @param changesets the texts of the changes since then
 * @param build a number that grows with each commit
 */
export function nextVersions(
  versions: Readonly<Record<PackageName, string>>,
  changesets: readonly string[],
  build: number,
): Record<PackageName, string> {
  const strongest = new Map<string, Bump>();
  for (const [name, bump] of changesets.flatMap(bumpsOf)) {
    const known = strongest.get(name);
    if (known === undefined || STRENGTH[bump] > STRENGTH[known]) strongest.set(name, bump);
  }
  const next = (name: PackageName): string => {
    const bump = strongest.get(name);
    return bump === undefined ? versions[name] : `${semver.inc(versions[name], bump)}-next.${build}`;
  };
  return Object.fromEntries(packages.map((name) => [name, next(name)])) as Record<PackageName, string>;
}
