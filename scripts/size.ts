import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.ts';

/**
 * Prints the JavaScript that each first page needs before it stands, gzipped, and how many requests wait for one another;
 * fails above the limits.
 * Counted are the entry, the code of the page's routes, and everything those import statically.
 */

/** The most a first page may need, in bytes of gzip: React, router, state and calls (101 KB) and 25 KB of ours. */
const LIMIT = 126 * 1024;

/** The most requests that may wait for one another once the page's head is there: each costs a phone a round trip. */
const STEPS = 2;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = join(root, 'apps/portal/dist');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/**
 * First pages, by the code that they wait for: the groups of `vite.config.ts`, or what is a route's own. The stockroom's has a
 * scanner's field more to carry.
 */
const pages: Record<string, { code: RegExp[]; limit: number }> = {
  'sign-in page (/)': { code: [/routes\/index\.tsx/], limit: LIMIT },
  '/shoesize': { code: [/^_floor-/], limit: LIMIT },
  '/warehouse': { code: [/^_picking-/], limit: LIMIT + 2 * 1024 },
};

function closure(keys: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

/** How many requests one after another it takes until these chunks and all they import are there. */
function stepsTo(keys: readonly string[], here: ReadonlySet<string>): number {
  const wanted = keys.filter((key) => !here.has(key));
  if (wanted.length === 0) return 0;
  const next = wanted.flatMap((key) => manifest[key]?.imports ?? []);
  return 1 + stepsTo(next, new Set([...here, ...wanted]));
}

const gzipped = async (file: string): Promise<number> =>
  file.endsWith('.js') ? gzipSync(await readFile(join(dist, file)), { level: 9 }).length : 0;

/** What the page's head asks for at once. */
const head = closure(['index.html']);
const lazy = Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []);
for (const [page, { code: route, limit }] of Object.entries(pages)) {
  const code = route.flatMap((pattern) => {
    const found = lazy.filter((key) => pattern.test(key));
    if (found.length === 0) throw new Error(`No code like ${pattern} for ${page}: has a file or a group been renamed?`);
    return found;
  });
  const files = new Set([...closure(['index.html', ...code])].map((key) => manifest[key]?.file ?? ''));
  const sizes = await Promise.all([...files].map(async (file) => [file, await gzipped(file)] as const));
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const steps = stepsTo(code, head);
  const fits = total <= limit && steps <= STEPS;
  const said = `${(total / 1024).toFixed(1).padStart(6)} KB of ${limit / 1024} KB in ${steps} of ${STEPS} steps`;
  console.log(`${said}  ${page}${fits ? '' : '  TOO MUCH'}`);
  for (const [file, size] of sizes.toSorted((a, b) => b[1] - a[1])) {
    if (size > 0) console.log(`${(size / 1024).toFixed(1).padStart(12)}  ${file}`);
  }
  if (!fits) process.exitCode = 1;
}
