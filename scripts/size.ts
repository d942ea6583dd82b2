import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.ts';

/**
 * Prints the JavaScript that each first page needs before it stands, gzipped, and fails above the limit.
 * Counted are the entry, the code of the page's routes, and everything those import statically.
 */

/** The most a first page may need, in bytes of gzip: React, router, state and calls (101 KB) and 25 KB of ours. */
const LIMIT = 126 * 1024;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

const dist = join(root, 'apps/portal/dist');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** First pages, by the code that they wait for. The stockroom's has a scanner's field more to carry. */
const pages: Record<string, { code: RegExp; limit: number }> = {
  'sign-in page (/)': { code: /routes\/(index|__root)\.tsx/, limit: LIMIT },
  '/shoesize': { code: /src\/(area|floor)\.ts|routes\/(__root|shoesize|shoesize\/index)\.tsx/, limit: LIMIT },
  '/warehouse': {
    code: /src\/(area|stockroom)\.ts|routes\/(__root|warehouse|warehouse\/index)\.tsx/,
    limit: LIMIT + 2 * 1024,
  },
};

function closure(keys: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

const gzipped = async (file: string): Promise<number> =>
  file.endsWith('.js') ? gzipSync(await readFile(join(dist, file)), { level: 9 }).length : 0;

const lazy = Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []);
for (const [page, { code: route, limit }] of Object.entries(pages)) {
  const code = lazy.filter((key) => route.test(key));
  if (code.length === 0) throw new Error(`No route code found for ${page}: has a route file been renamed?`);
  const files = new Set([...closure(['index.html', ...code])].map((key) => manifest[key]?.file ?? ''));
  const sizes = await Promise.all([...files].map(async (file) => [file, await gzipped(file)] as const));
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const fits = total <= limit;
  console.log(`${(total / 1024).toFixed(1).padStart(6)} KB of ${limit / 1024} KB  ${page}${fits ? '' : '  TOO LARGE'}`);
  for (const [file, size] of sizes.toSorted((a, b) => b[1] - a[1])) {
    if (size > 0) console.log(`${(size / 1024).toFixed(1).padStart(12)}  ${file}`);
  }
  if (!fits) process.exitCode = 1;
}
