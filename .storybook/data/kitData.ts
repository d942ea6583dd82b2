import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bookTexts } from '../../scripts/kitDocs/bookTexts.ts';
import { costText } from '../../scripts/kitDocs/cost.ts';
import { kitDocs, kitPages } from '../../scripts/kitDocs/kitDocs.ts';
import { root } from '../../scripts/run.ts';
import { screensByComponent } from './screensByComponent.ts';

const ID = 'virtual:kit-data';
/** What the module exports. */
const NAMES = ['props', 'descriptions', 'titles', 'texts', 'screens', 'facts', 'costs'];
const source = join(root, 'packages/ui/src');

/** Read once for a build: it takes seconds. */
let documented: ReturnType<typeof kitPages> = [];

/**
 * What the docs pages show of the kit's source: properties with their types, the texts of all pages for the search, parts,
 * keys and texts of components, the screens that use a component, and its cost. Tests of stories show no docs pages: they get nothing and need no TypeScript.
 */
export const kitData = (): Plugin => ({
  name: 'kit-data',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load(id) {
    if (id !== `\0${ID}`) return null;
    if (process.env['VITEST']) return NAMES.map((name) => `export const ${name} = {};`).join('\n');
    documented = kitPages(source);
    const props = Object.fromEntries(documented.map(({ name, text }) => [name, text.props]));
    const descriptions = Object.fromEntries(documented.map(({ name, text }) => [name, text.description]));
    return [
      `export const props = ${JSON.stringify(props)};`,
      `export const descriptions = ${JSON.stringify(descriptions)};`,
      `export const titles = ${JSON.stringify(Object.fromEntries(documented.map(({ name, title }) => [name, title])))};`,
      `export const texts = ${JSON.stringify(bookTexts(root, documented))};`,
      `export const facts = ${JSON.stringify(Object.fromEntries(documented.map(({ name, facts }) => [name, facts])))};`,
      `export const costs = ${JSON.stringify(Object.fromEntries(documented.map(({ name, cost }) => [name, cost && costText(cost)])))};`,
      `export const screens = ${JSON.stringify(screensByComponent(root))};`,
    ].join('\n');
  },
  // The same texts as in the package, for programs: `llms.txt`, and `docs/Button.md`.
  generateBundle() {
    if (process.env['VITEST']) return;
    for (const [fileName, text] of kitDocs(documented)) {
      this.emitFile({ type: 'asset', fileName, source: text });
    }
  },
});
