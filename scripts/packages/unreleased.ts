import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './pack.ts';

/**
 * What the next release changes, by package: the texts of the changesets, features before repairs.
 *
 * @param root the repository's folder
 */
export function unreleased(root: string): Record<string, string[]> {
  const folder = join(root, '.changeset');
  const changes = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const [, head = '', text = ''] =
        /^---\n([^]*?)\n---\n+([^]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return { head, text: text.replaceAll(/\s+/g, ' ').trim() };
    });
  const of = (name: string, kind: string) =>
    changes.filter(({ head }) => new RegExp(`@instore/${name}['"]?: ${kind}`).test(head)).map(({ text }) => text);
  return Object.fromEntries(
    packages.map((name) => [`@instore/${name}`, ['major', 'minor', 'patch'].flatMap((kind) => of(name, kind))]),
  );
}
