import semver from 'semver';
import type { Changeset } from '../contract/unnamed.ts';
import { type PackageName, packages } from './pack.ts';

const BUMPS = ['major', 'minor', 'patch'] as const;

/**
 * The version of what is packed between two releases: the version of the next release, with `-next` and a number that
 * grows. A package that no changeset names gets a patch: its content can differ from the release, so its version must.
 *
 * @param versions the versions of the last release
 * @param changesets the changes since then
 * @param build a number that grows with each commit
 */
export function nextVersions(
  versions: Readonly<Record<PackageName, string>>,
  changesets: readonly Pick<Changeset, 'releases'>[],
  build: number,
): Record<PackageName, string> {
  const releases = changesets.flatMap((changeset) => changeset.releases);
  const next = (name: PackageName): string => {
    const types = releases.filter((release) => release.name === `@instore/${name}`).map(({ type }) => type);
    const strongest = BUMPS.find((bump) => types.includes(bump)) ?? 'patch';
    return `${semver.inc(versions[name], strongest)}-next.${build}`;
  };
  return Object.fromEntries(packages.map((name) => [name, next(name)])) as Record<PackageName, string>;
}
