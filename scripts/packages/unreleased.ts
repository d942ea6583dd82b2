import readChangesets from '@changesets/read';
import { packages } from './pack.ts';

/**
 * What the next release changes, by package: the texts of the changesets, features before repairs.
 *
 * @param root the repository's folder
 */
export async function unreleased(root: string): Promise<Record<string, string[]>> {
  const changesets = await readChangesets(root);
  const changes = changesets
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ summary, releases }) => ({ releases, text: summary.replaceAll(/\s+/g, ' ').trim() }));
  const of = (name: string, kind: string) =>
    changes
      .filter(({ releases }) => releases.some((release) => release.name === name && release.type === kind))
      .map(({ text }) => text);
  const names = packages.map((name) => `@instore/${name}`);
  return Object.fromEntries(names.map((name) => [name, ['major', 'minor', 'patch'].flatMap((kind) => of(name, kind))]));
}
