import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type Cost, costFile } from '../scripts/kitDocs/cost.ts';
import { here, REACT } from './bundle.ts';
import { writeFigures } from './figures.ts';

const kit = join(here, 'node_modules/@instore/ui/dist');
const ENTRY = 'virtual:component';

const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

/** The import of each component, from the Markdown pages of the installed kit. */
async function importsOfComponents(): Promise<Map<string, string>> {
  const files = await readdir(join(kit, 'docs'));
  const found = files.map(async (file): Promise<[string, string]> => {
    const text = await readFile(join(kit, 'docs', file), 'utf8');
    return [file.replace('.md', ''), /^import .*;$/m.exec(text)?.[0] ?? ''];
  });
  return new Map(await Promise.all(found));
}

/** Bundles one component, as Vite does it without a setting of its own. */
async function measure(name: string, statement: string): Promise<Cost> {
  const { output } = (await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'one-component',
        resolveId: (id) => (id === ENTRY ? join(here, 'component.js') : null),
        load: (id) => (id.endsWith('/bench/component.js') ? `${statement}\nexport default ${name};` : null),
      },
    ],
    build: {
      write: false,
      // Fonts and pictures stay files.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: REACT, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = withImports(chunks);
  const firstSheets = new Set(first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const sheets = output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : []));
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  const cssOf = (isFirst: boolean) =>
    sum(sheets.filter(({ fileName }) => firstSheets.has(fileName) === isFirst).map(({ source }) => gzipped(source)));
  const jsOf = (of: readonly Rolldown.OutputChunk[]) => sum(of.map(({ code }) => gzipped(code)));
  return {
    js: jsOf(first),
    css: cssOf(true),
    later: jsOf(chunks.filter((chunk) => !first.includes(chunk))) + cssOf(false),
  };
}

/** The entry chunk and the chunks that it imports statically. */
function withImports(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}

/** Measures what each component adds to a page, and writes it for its page in Storybook. */
export async function measureComponents(): Promise<Record<string, Cost>> {
  const costs: Record<string, Cost> = {};
  for (const [name, statement] of await importsOfComponents()) costs[name] = await measure(name, statement);
  await writeFigures(costFile, `${JSON.stringify(costs, null, 2)}\n`);
  return costs;
}
