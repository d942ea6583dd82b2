import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { clientModules } from '../../scripts/packages/clientModules.ts';
import { byEntry, entryPoint, publicExports } from '../../scripts/packages/entries.ts';
import { ownFonts } from '../../scripts/packages/fonts.ts';
import { manual } from '../../scripts/manual/manual.ts';
import { styleOrder } from '../../scripts/packages/styleOrder.ts';
import { designTokens } from './src/theme/tokens.ts';

/**
 * Builds the kit as its users get it: one module and one style sheet per source file, so that a host's bundler takes
 * what is used; an entry point per component beside the index; one sheet of everything. Types follow by `tsc`.
 */

const here = import.meta.dirname;
const index = publicExports(readFileSync(`${here}/src/index.ts`, 'utf8'));
const values = index.filter((line) => line.values !== undefined);

/** In `src`, `styles.css` is the type faces alone; in `dist` that name is the sheet of everything. */
const FONTS = 'kit:fonts.css';

const fontSheet: Plugin = {
  name: 'font-sheet',
  resolveId: (id) => (id.endsWith('../styles.css') ? { id: FONTS, external: true } : null),
  renderChunk: (code, chunk) =>
    code.includes(FONTS) ? code.replace(FONTS, posix.relative(posix.dirname(chunk.fileName), 'fonts.css')) : null,
};

const entryPoints: Plugin = {
  name: 'entry-points',
  buildStart() {
    // Written rather than bundled: a namespace (`icons`) would become an object that no bundler can take apart.
    this.emitFile({ type: 'asset', fileName: 'index.js', source: entryPoint(index, 'values', '.') });
    for (const [name, lines] of byEntry(index)) {
      this.emitFile({ type: 'asset', fileName: `entries/${name}.js`, source: entryPoint(lines, 'values', '..') });
    }
  },
};

const wholeSheet: Plugin = {
  name: 'whole-sheet',
  async generateBundle(_options, bundle) {
    const modules = new Map<string, string>();
    const sheets = new Map<string, string>();
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') modules.set(file.fileName, file.code);
      else if (file.fileName.endsWith('.css')) sheets.set(file.fileName, String(file.source));
    }
    const { css, files } = await ownFonts(`${here}/src/styles.css`);
    this.emitFile({ type: 'asset', fileName: 'fonts.css', source: css });
    for (const [fileName, content] of files) this.emitFile({ type: 'asset', fileName, source: content });

    const order = styleOrder(
      modules,
      values.map((line) => posix.normalize(line.built)),
    );
    const forgotten = [...sheets.keys()].filter((sheet) => !order.includes(sheet));
    if (forgotten.length > 0) this.error(`Not in styles.css: ${forgotten.join(', ')}`);
    const all = [css, ...order.map((sheet) => sheets.get(sheet))].filter((sheet) => sheet !== undefined);
    this.emitFile({ type: 'asset', fileName: 'styles.css', source: all.join('\n') });
  },
};

const tokens: Plugin = {
  name: 'design-tokens',
  buildStart() {
    this.emitFile({ type: 'asset', fileName: 'tokens.json', source: `${JSON.stringify(designTokens(), null, 2)}\n` });
  },
};

const docs: Plugin = {
  name: 'manual',
  buildStart() {
    for (const [fileName, source] of manual(`${here}/src`)) this.emitFile({ type: 'asset', fileName, source });
  },
};

const useClient: Plugin = {
  name: 'use-client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const client = clientModules(new Map(chunks.map((chunk) => [chunk.fileName, chunk.code])));
    for (const chunk of chunks) if (client.has(chunk.fileName)) chunk.code = `"use client";\n${chunk.code}`;
  },
};

export default defineConfig({
  cwd: here,
  checks: { bundlerTimings: false },
  // Translations are entry points beside the index: whoever wants one asks for it.
  input: [...values.map((line) => `src/${line.file.slice(2)}`), 'src/messages/ar.ts', 'src/messages/es.ts'],
  // Everything that is installed; `src/…` is vanilla-extract's name for a sheet that it has taken out of a module.
  external: /^(?!src\/)[@a-z]/,
  plugins: [
    fontSheet,
    vanillaExtractPlugin({ cwd: here, identifiers: 'short' }),
    entryPoints,
    wholeSheet,
    tokens,
    docs,
    useClient,
  ],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].js',
    assetFileNames: ({ originalFileNames: [sheet = ''] }) =>
      sheet.replace(/^src\//, '').replace('.css.ts.vanilla.css', '.css'),
  },
});
