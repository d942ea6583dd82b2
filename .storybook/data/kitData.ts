import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bookTexts } from '../../scripts/kitDocs/bookTexts.ts';
import { costText } from '../../scripts/kitDocs/cost.ts';
import { kitDocs, readKit } from '../../scripts/kitDocs/kitDocs.ts';
import { screenParts } from '../../scripts/kitDocs/screenParts.ts';
import { statusText } from '../../scripts/kitDocs/write.ts';
import { typesOfPage } from '../../scripts/kitDocs/sections.ts';
import { publicExports } from '../../scripts/packages/entries.ts';
import { root } from '../../scripts/run.ts';
import { unreleased } from '../../scripts/packages/unreleased.ts';
import { screensByComponent } from './screensByComponent.ts';

const ID = 'virtual:kit-data';
/** What the module exports. */
const NAMES = [
  'entries',
  'props',
  'descriptions',
  'statuses',
  'titles',
  'texts',
  'screens',
  'facts',
  'costs',
  'screenParts',
  'beside',
  'types',
  'patterns',
  'unreleased',
  'pictures',
] as const;
type Name = (typeof NAMES)[number];
const source = join(root, 'packages/ui/src');

/** Read once for a build: it takes seconds. */
let documented: ReturnType<typeof readKit> = { pages: [], functions: [], patterns: [] };

/**
 * What the docs pages show of the kit's source: properties with their types, the texts of all pages for the search, parts,
 * keys and texts of components, the screens that use a component, and its cost. Tests of stories show no docs pages: they get nothing and need no TypeScript.
 */
export const kitData = (): Plugin => ({
  name: 'kit-data',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  async load(id) {
    if (id !== `\0${ID}`) return null;
    const values: Partial<Record<Name, unknown>> = process.env['VITEST'] ? {} : await readValues();
    return NAMES.map((name) => `export const ${name} = ${JSON.stringify(values[name] ?? {})};`).join('\n');
  },
  // The same texts as in the package, for programs: `llms.txt`, and `docs/Button.md`.
  generateBundle() {
    if (process.env['VITEST']) return;
    for (const [fileName, text] of kitDocs(documented)) {
      this.emitFile({ type: 'asset', fileName, source: text });
    }
  },
});

async function readValues(): Promise<Record<Name, unknown>> {
  documented = readKit(source);
  const { pages } = documented;
  const byName = (valueOf: (page: (typeof pages)[number]) => unknown) =>
    Object.fromEntries(pages.map((page) => [page.name, valueOf(page)]));
  const exported = publicExports(readFileSync(join(source, 'index.ts'), 'utf8'));
  return {
    entries: Object.fromEntries(
      exported.flatMap(({ entry, namespace, values }) =>
        (namespace === undefined ? values : [namespace]).map((name) => [name, entry]),
      ),
    ),
    props: byName(({ text }) => text.props),
    descriptions: byName(({ text }) => text.description),
    statuses: byName(statusText),
    titles: Object.fromEntries(
      pages.flatMap(({ name, title, parts }) => [name, ...parts.map((part) => part.name)].map((one) => [one, title])),
    ),
    beside: byName(({ parts, values }) => ({ parts, values })),
    types: byName(typesOfPage),
    patterns: Object.fromEntries(documented.patterns.map(({ title, code }) => [title, code])),
    unreleased: await unreleased(root),
    pictures: readdirSync(join(root, 'book/pictures/light')).toSorted(),
    texts: bookTexts(root, documented),
    facts: byName(({ facts }) => facts),
    costs: byName(({ cost }) => cost && costText(cost)),
    screens: screensByComponent(root),
    screenParts: screenParts(
      source,
      pages.map(({ name }) => name),
    ),
  };
}
