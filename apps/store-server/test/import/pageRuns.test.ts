import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { IMPORT_LOCK } from '../../src/import/importFile.ts';
import {
  DECISION_MS,
  giveUpImports,
  KEPT_MS,
  RUN_LOST_MS,
  UPLOAD_LOST_MS,
} from '../../src/import/page/giveUpImports.ts';
import { CANAL } from '../support/goods.ts';
import { createPageImports } from '../support/imports.ts';
import { ok, openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { as, upload, read, run, check, cancelAll } = createPageImports(() => shop);
afterEach(() => cancelAll());

const tags = 'P-04';
const tomas = () => as('tomas-reyes');
const later = (ms: number) => new Date(Date.now() + ms);
const binOf = (code: string) => shop.rows('select 1 from bins where code = $1', code);
const parts = () => shop.rows('select 1 from import_parts');
const fileWith = (code: string) => `location,code,shelf\ncanal-street,${code},3\n`;

/** Holds a lock, by default the one that each run needs, so that a run stands still in the database. */
async function hold(statement = `select pg_advisory_xact_lock(${IMPORT_LOCK})`): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: shop.database.url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return () => client.end();
}

/** The runs that stand still. */
const isWaiting = async () =>
  (
    await shop.rows(
      `select 1 from pg_locks join pg_stat_activity using (pid)
       where not granted and application_name = 'in-store import' and datname = current_database()`,
    )
  ).length;

test('A cancelled check ends in the database within a second', { tags }, async () => {
  const release = await hold();
  const { id: importId } = await upload('bins', fileWith('R-01-01'));
  const running = run({ progressEveryMs: 20 });
  await expect.poll(isWaiting).toBe(1);
  ok(await tomas().cancelImport({ importId }));
  await running;
  await expect.poll(isWaiting).toBe(0);
  expect(await read(importId)).toMatchObject({ state: 'cancelled', counts: null });
  expect(await parts()).toEqual([]);
  await release();
});

test('A run that is lost while it writes fails, and writes nothing when it wakes up', { tags }, async () => {
  const { id: importId } = await check('bins', fileWith('R-02-01'));
  ok(await tomas().applyImport({ importId }));
  // The rows of the file cannot be written while another transaction holds the table.
  const release = await hold('lock table bins in share mode');
  // As a node that is stopped for a while: it says no more that it lives.
  const running = run({ progressEveryMs: 1_000_000 });
  await expect.poll(isWaiting).toBe(1);
  await giveUpImports(shop.database.db, later(RUN_LOST_MS - 5_000));
  expect(await read(importId)).toMatchObject({ state: 'applying' });
  await giveUpImports(shop.database.db, later(RUN_LOST_MS + 5_000));
  expect(await read(importId)).toMatchObject({
    state: 'failed',
    reason: 'The store was stopped meanwhile. Nothing was written: choose the file again.',
  });
  await release();
  await running;
  expect(await binOf('R-02-01')).toEqual([]);
  expect(await parts()).toEqual([]);
});

test('A node that loses the database while it writes leaves nothing half-written', { tags }, async () => {
  const { id: importId } = await check('bins', fileWith('R-03-01'));
  ok(await tomas().applyImport({ importId }));
  const release = await hold('lock table bins in share mode');
  const running = run({ progressEveryMs: 1_000_000 });
  const ended = running.catch((error: unknown) => error);
  await expect.poll(isWaiting).toBe(1);
  await shop.rows(`select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'in-store import' and datname = current_database()`);
  expect(await ended).toBeInstanceOf(Error);
  await release();
  expect(await read(importId)).toMatchObject({
    state: 'failed',
    reason: 'The store could not finish this. Nothing was written: try again.',
  });
  expect(await binOf('R-03-01')).toEqual([]);
});

test('A node that stops leaves its run to another node', { tags }, async () => {
  const release = await hold();
  const { id: importId } = await upload('bins', fileWith('R-04-01'));
  const stop = new AbortController();
  const running = run({ stop: stop.signal });
  await expect.poll(isWaiting).toBe(1);
  stop.abort();
  await running;
  await release();
  expect(await read(importId)).toMatchObject({ state: 'checking' });
  await run();
  expect(await read(importId)).toMatchObject({ state: 'checked', counts: { added: 1 } });
});

test('Two nodes never run the same import', { tags }, async () => {
  const release = await hold();
  const { id: importId } = await upload('bins', fileWith('R-05-01'));
  const first = run();
  await expect.poll(isWaiting).toBe(1);
  await run();
  expect(await isWaiting()).toBe(1);
  await release();
  await first;
  expect(await read(importId)).toMatchObject({ state: 'checked' });
});

test('An upload that stopped, and a file that nobody applies, are given up', { tags }, async () => {
  const body = { locationId: CANAL, kind: 'bins' as const, fileName: 'b.csv', size: 5 };
  const { id: stopped } = ok(await tomas().startImport(body));
  await giveUpImports(shop.database.db, later(UPLOAD_LOST_MS - 5_000));
  expect(await read(stopped)).toMatchObject({ state: 'uploading' });
  await giveUpImports(shop.database.db, later(UPLOAD_LOST_MS + 5_000));
  expect(await read(stopped)).toMatchObject({ state: 'failed', reason: expect.stringContaining('upload') as string });
  const { id: forgotten } = await check('bins', fileWith('R-06-01'));
  await giveUpImports(shop.database.db, later(DECISION_MS - 60_000));
  expect(await read(forgotten)).toMatchObject({ state: 'checked' });
  await giveUpImports(shop.database.db, later(DECISION_MS + 60_000));
  expect(await read(forgotten)).toMatchObject({ state: 'cancelled', reason: 'It was not applied within a day.' });
  expect(await parts()).toEqual([]);
  await giveUpImports(shop.database.db, later(DECISION_MS + KEPT_MS + 120_000));
  expect((await tomas().getImport({ importId: forgotten })).ok).toBe(false);
});
