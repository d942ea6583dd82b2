import { join } from 'node:path';
import type { Plugin } from 'vite';
import { measureFirstPages } from '../scripts/firstPages.ts';
import { here } from './bundle.ts';
import type { Compared } from './comparison.ts';
import { writeFigures } from './figures.ts';

/** JavaScript and CSS of a first page, at most as a share of the same page built with Mantine (ADR 23). */
const MANTINE_SHARE = 0.9;

/** The parts of the kit that first pages use, built with Mantine. */
const mantineKit = join(here, 'apps/portal/index.ts');

/** Puts the Mantine kit in place of @instore/ui; a page takes only the components that it uses, as with the kit. */
const withMantine: Plugin = {
  name: 'with-mantine',
  enforce: 'pre',
  resolveId(source) {
    return source === '@instore/ui' ? { id: mantineKit, moduleSideEffects: false } : null;
  },
  // The portal's groups follow the kit's folders; here each page loads exactly what it imports.
  outputOptions: (options) => ({ ...options, codeSplitting: true }),
};

/** Mantine's figures by page. */
const record = join(here, 'firstPages.json');

/** Builds the portal with the kit and with Mantine, compares what its first pages load, and records Mantine's figures. */
export async function compareFirstPages(): Promise<Compared[]> {
  const ours = await measureFirstPages();
  const theirs = await measureFirstPages({
    // The Mantine kit lacks what no first page uses.
    logLevel: 'error',
    plugins: [withMantine],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { rolldownOptions: { shimMissingExports: true } },
  });
  const mantine = Object.fromEntries(theirs.map(({ name, js, css }) => [name, js + css]));
  await writeFigures(record, `${JSON.stringify(mantine, null, 2)}\n`);
  return ours.map(({ name, js, css }): Compared => ({
    what: `First page ${name}`,
    peer: 'the same page with Mantine',
    target: MANTINE_SHARE,
    unit: 'bytes',
    ours: js + css,
    theirs: mantine[name] ?? Number.NaN,
  }));
}
