import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { firstPages } from '../apps/portal/firstPages.ts';
import { sourcesOf } from './buildApps.ts';
import { buildFrom, isOutdated } from './isOutdated.ts';
import { chunkOf, chunksOf, closure, entryOf, sheetsOf, stepsTo } from './chunks.ts';
import { root } from './run.ts';

/** What a first page loads before it shows its content. */
export interface FirstPage {
  name: string;
  /** Bytes of JavaScript and of CSS, gzip. */
  js: number;
  css: number;
  /** Bytes of each script, gzip, the largest first. */
  scripts: readonly { file: string; bytes: number }[];
  /** The length of the longest chain of requests after the page's head. */
  steps: number;
}

const portal = join(root, 'apps/portal');

/**
 * Builds the portal and measures its first pages: the page's entry, the code of its routes and of its state,
 * and everything that these import statically, styles included.
 *
 * @param config changes to the portal's build, e.g. another kit
 */
export async function measureFirstPages(config: InlineConfig = {}): Promise<FirstPage[]> {
  const { chunks, cssOf } = await buildApp('apps/portal', config);
  const entry = entryOf(chunks, 'portal');
  const head = closure(chunks, [entry]);
  return Object.entries(firstPages).map(([name, modules]) => {
    const wanted = modules.map((module) => chunkOf(chunks, join(portal, 'src', module)));
    const files = closure(chunks, [entry, ...wanted]);
    const scripts = [...files]
      .map((file) => ({ file, bytes: gzipped(chunks.get(file)?.code ?? '') }))
      .toSorted((one, other) => other.bytes - one.bytes);
    const js = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    return { name, js, css: cssOf(files), scripts, steps: stepsTo(chunks, wanted, head) };
  });
}

/** Builds the kiosk and measures what its page loads: bytes of JavaScript and of CSS, gzip. */
export async function measureKiosk(): Promise<Pick<FirstPage, 'js' | 'css'>> {
  const { chunks, cssOf } = await buildApp('apps/kiosk');
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const files = [...closure(chunks, entries)];
  return { js: files.reduce((sum, file) => sum + gzipped(chunks.get(file)?.code ?? ''), 0), css: cssOf(files) };
}

/**
 * Builds an app: its chunks by file, and what measures the style sheets of chunks in bytes, gzip. The build is written to
 * its folder if that one is outdated, otherwise it is made in memory.
 */
async function buildApp(app: string, config: InlineConfig = {}) {
  const [folder, sources] = [join(root, app), sourcesOf(app)];
  const dist = join(folder, 'dist');
  const write = Object.keys(config).length === 0 && (await isOutdated(dist, sources));
  let output: Rolldown.RolldownOutput['output'] | undefined;
  const make = async () => {
    const built = (await build({
      root: folder,
      logLevel: 'warn',
      ...config,
      build: { ...config.build, write },
    })) as Rolldown.RolldownOutput;
    output = built.output;
    return 0;
  };
  await (write ? buildFrom(dist, sources, make) : make());
  const written = output ?? [];
  const chunks = chunksOf(written);
  const sheets = new Map(
    written.flatMap((file): [string, number][] =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, gzipped(file.source)]] : [],
    ),
  );
  const cssOf = (files: Iterable<string>): number =>
    [...sheetsOf(chunks, files)].reduce((sum, sheet) => sum + (sheets.get(sheet) ?? 0), 0);
  return { chunks, cssOf };
}

const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;
