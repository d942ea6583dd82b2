import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { readFileSync, readdirSync } from 'node:fs';
import { defineConfig, type Plugin } from 'rolldown';
import { kitDocs, readKit } from '../../scripts/kitDocs/kitDocs.ts';
import { shortClassNames } from '../../scripts/classNames.ts';
import { builtFile, byEntry, entryPoint, hasValues, publicExports } from '../../scripts/packages/entries.ts';
import { ownFonts } from '../../scripts/packages/fonts.ts';
import { styleOrder } from '../../scripts/packages/styleOrder.ts';
import { designTokens, THEME_NAMES, themeTokens, type TokenGroup } from './src/theme/tokens.ts';

/**
 * Builds the kit for its users: one module and one style sheet per source file, so that a host's bundler takes only what
 * is used; one entry point per component besides the index; one sheet with all styles. `tsc` writes the types.
 */

const here = import.meta.dirname;
const index = publicExports(readFileSync(`${here}/src/index.ts`, 'utf8'));
const values = index.filter(hasValues);

/** `es.ts`, `ar.ts`: a file of two letters for each language. An app loads only those that it names. */
const translations = readdirSync(`${here}/src/messages`).filter((file) => /^[a-z]{2}\.ts$/.test(file));

/** The file name of a style sheet that vanilla-extract has extracted, `src/x/Y.css.ts.vanilla.css`; other ids stay. */
const sheetFile = (id: string): string => id.replace(/^src\/(.*)\.css\.ts\.vanilla\.css$/, '$1.css');

/** `src/styles.css` holds the typefaces alone; in `dist` that name is the sheet with all styles. */
const fontSheet: Plugin = {
  name: 'font-sheet',
  resolveId: (id) => (id.endsWith('../styles.css') ? { id: `${here}/src/fonts.css`, external: 'relative' } : null),
};

const entryPoints: Plugin = {
  name: 'entry-points',
  buildStart() {
    // Written, not bundled: a bundled namespace (`icons`) is one object, of which a host's bundler cannot drop parts.
    this.emitFile({ type: 'asset', fileName: 'index.js', source: entryPoint(index, 'values', '.') });
    for (const [name, exports] of byEntry(index)) {
      this.emitFile({ type: 'asset', fileName: `entries/${name}.js`, source: entryPoint(exports, 'values', '..') });
    }
  },
};

const wholeSheet: Plugin = {
  name: 'whole-sheet',
  async generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    const chunks = files.filter((file) => file.type === 'chunk');
    const sheets = new Map(
      files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, String(file.source)] as const] : [],
      ),
    );
    const fonts = await ownFonts(`${here}/src/styles.css`);
    this.emitFile({ type: 'asset', fileName: 'fonts.css', source: fonts.css });
    for (const [fileName, source] of fonts.files) this.emitFile({ type: 'asset', fileName, source });

    const modules = chunks.map((chunk) => ({ ...chunk, imports: chunk.imports.map(sheetFile) }));
    const order = styleOrder(modules, values.map(builtFile));
    const missing = [...sheets.keys()].filter((sheet) => !order.includes(sheet));
    if (missing.length > 0) this.error(`Not in styles.css: ${missing.join(', ')}`);
    const all = [fonts.css, ...order.flatMap((sheet) => sheets.get(sheet) ?? [])];
    this.emitFile({ type: 'asset', fileName: 'styles.css', source: all.join('\n') });
  },
};

const tokens: Plugin = {
  name: 'design-tokens',
  buildStart() {
    const emit = (fileName: string, group: TokenGroup): void => {
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(group, null, 2)}\n` });
    };
    emit('tokens.json', designTokens());
    for (const theme of THEME_NAMES) emit(`tokens/${theme}.json`, themeTokens(theme));
  },
};

/**
 * The worker of the camera, and beside it the WebAssembly that it loads: a host's bundler finds both by the relative
 * addresses that they have in the package.
 */
const decodeWorker: Plugin = {
  name: 'decode-worker',
  buildStart() {
    const source = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
    this.emitFile({ type: 'asset', fileName: 'components/CameraScanner/zxing_reader.wasm', source });
  },
  transform(code, id) {
    if (!id.includes('/components/CameraScanner/')) return null;
    return code
      .replace("new URL('./decodeWorker.ts'", "new URL('./decodeWorker.js'")
      .replace("new URL('zxing-wasm/reader/zxing_reader.wasm'", "new URL('./zxing_reader.wasm'");
  },
};

const docs: Plugin = {
  name: 'kit-docs',
  buildStart() {
    for (const [fileName, source] of kitDocs(readKit(`${here}/src`)))
      this.emitFile({ type: 'asset', fileName, source });
  },
};

export default defineConfig({
  cwd: here,
  // With one module per file, a directive such as 'use client' stays at the top of its own file.
  checks: { bundlerTimings: false, moduleLevelDirective: false },
  input: [
    ...values.map(({ file }) => `src/${file.slice(2)}`),
    ...translations.map((file) => `src/messages/${file}`),
    'src/components/CameraScanner/decodeWorker.ts',
  ],
  // Installed packages; `src/…` is vanilla-extract's name for a style sheet that it has extracted from a module.
  external: /^(?!src\/)[@a-z]/,
  plugins: [
    fontSheet,
    vanillaExtractPlugin({ cwd: here, identifiers: shortClassNames }),
    entryPoints,
    wholeSheet,
    tokens,
    decodeWorker,
    docs,
  ],
  output: {
    dir: 'dist',
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].js',
    assetFileNames: ({ originalFileNames: [sheet = ''] }) => sheetFile(sheet),
  },
});
