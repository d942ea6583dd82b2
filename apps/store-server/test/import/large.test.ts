// @module-tag all
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fileAt } from '../../src/import/fileSource.ts';
import { importFile } from '../../src/import/importFile.ts';
import { stock } from '../../src/import/kinds/stock.ts';
import { checkDigit } from '../../src/base/barcode.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

/** A chain's whole stock; a part of it in the ordinary run. */
const ROWS = process.env['EVERY_REPETITION'] === undefined ? 20_000 : 1_000_000;

vi.setConfig({ testTimeout: 1_200_000 });

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-import-'));
  database = await startTestDatabase();
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes a file with new units; `moved` of them are in another bin. */
async function writeStock(file: string, moved: number): Promise<void> {
  const variants = (await database.pool.query<{ id: string }>('select id from variants order by id')).rows;
  const lines = function* (): Generator<string> {
    yield 'barcode,variant,location,bin,received\n';
    for (let n = 0; n < ROWS; n += 1) {
      const body = `299${String(n).padStart(9, '0')}`;
      const bin = n < moved ? 'B-02-02' : 'A-01-01';
      yield `${body}${checkDigit(body)},${variants[n % variants.length]?.id},canal-street,${bin},2026-11-02\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
}

test(`${ROWS.toLocaleString('en')} units are imported with little memory`, { tags: 'O-03' }, async () => {
  const file = join(folder, 'stock.csv');
  await writeStock(file, 0);
  const options = { url: database.url, kind: stock, file: fileAt(file), isApplied: true, isComplete: false };
  let peak = 0;
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const began = performance.now();
  expect((await importFile(options)).changes.counts).toEqual({ added: ROWS });
  const first = performance.now() - began;
  await writeStock(file, 100);
  const again = performance.now();
  expect((await importFile(options)).changes.counts).toEqual({ changed: 100 });
  clearInterval(watch);
  const grown = (peak - before) / 1e6;
  console.log(
    `${ROWS} units: ${(first / 1000).toFixed(1)} s, again ${((performance.now() - again) / 1000).toFixed(1)} s, ${grown.toFixed(0)} MB more memory`,
  );
  expect(grown).toBeLessThan(300);
});
