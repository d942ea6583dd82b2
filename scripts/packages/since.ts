import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicExports } from './entries.ts';

/** The exports of the kit by the release that brought them: `{ '0.1.0': ['Button'] }`. */
export type Releases = Readonly<Record<string, readonly string[]>>;

/** Where a release writes them; `pnpm release:version` does it. */
export const sinceFile = (root: string): string => join(root, 'packages/ui/since.json');

/** Reads the exports by release. */
export const readReleases = (root: string): Releases => JSON.parse(readFileSync(sinceFile(root), 'utf8')) as Releases;

/** The values that the kit exports now, by name. */
export function exportedNames(root: string): string[] {
  const index = readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8');
  return publicExports(index).flatMap(({ namespace, values }) => (namespace === undefined ? values : [namespace]));
}

/** The release that brought an export; undefined if it is not released yet. */
export const sinceOf = (name: string, releases: Releases): string | undefined =>
  Object.entries(releases).find(([, names]) => names.includes(name))?.[0];

/** The exports by release after a further release: what is new belongs to it, what is gone is left out. */
export function afterRelease(releases: Releases, version: string, exported: readonly string[]): Releases {
  const kept = Object.entries(releases).map(([one, names]) => [one, names.filter((name) => exported.includes(name))]);
  const added = exported.filter((name) => sinceOf(name, releases) === undefined).toSorted();
  return Object.fromEntries([...kept, ...(added.length === 0 ? [] : [[version, added]])]) as Releases;
}

/** What a page says of the age of a component: "Since 0.1.0". */
export const sinceText = (since: string | undefined): string =>
  since === undefined ? 'New: it comes with the next release' : `Since ${since}`;
