import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportReport } from '../../src/import/importFile.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { createImports, type Options } from './createImports.ts';

let folder: string;
let demo: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-import-'));
  demo = await startTestDatabase();
});
afterAll(async () => {
  await demo?.close();
  await rm(folder, { recursive: true, force: true });
});

const { importText, rows, detailOf } = createImports(
  () => demo,
  () => folder,
);

/** The transactions of the database that wait for a lock. */
const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/**
 * Imports a stock file while a request reserves one of its units: after the import has compared the unit, and before it
 * has written it.
 */
async function importWhileReserved(barcode: string, text: string, options: Options = {}): Promise<ImportReport> {
  const request = await demo.pool.connect();
  try {
    await request.query('begin');
    await request.query(`update units set state = 'Pending' where barcode = $1`, [barcode]);
    const imported = importText('stock', text, options);
    const isWaiting = `select 1 from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and application_name = 'in-store import' and not granted`;
    await expect.poll(async () => (await rows(isWaiting)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    await request.query('commit');
    return await imported;
  } finally {
    request.release();
  }
}

test(
  'An announced pair that an admin accepts during an import keeps its values',
  { tags: ['O-03', 'G-05'] },
  async () => {
    const [{ id: variant } = { id: '' }] = await rows<{ id: string }>('select id from variants order by id limit 1');
    const pair = (asks: string) =>
      `reference,location,variant,consignee,asks\nC-2,canal-street,${variant},jonah.whitaker@in-store.example,${asks}\n`;
    await importText('consignment', pair('118'));
    const admin = await demo.pool.connect();
    try {
      await admin.query('begin');
      await admin.query(`update announced_pairs set status = 'accepted' where reference = 'C-2'`);
      const importing = importText('consignment', pair('90'));
      // The import has compared the rows, and waits for the admin.
      await waitUntil(async () => (await rows(WAITING)).length > 0);
      await admin.query('commit');
      await importing;
    } finally {
      admin.release();
    }
    expect(await rows(`select status, asks_cents from announced_pairs where reference = 'C-2'`)).toEqual([
      { status: 'accepted', asks_cents: 11_800 },
    ]);
  },
);

test('The import reports a promised, checked-out or sold unit, and keeps its values', { tags: 'O-03' }, async () => {
  const units = await rows<{ barcode: string; variant_id: string; state: string }>(
    `select distinct on (state) barcode, variant_id, state from units
     where location_id = 'canal-street' and barcode is not null and not missing and not on_hold order by state, id`,
  );
  expect(units.map(({ state }) => state)).toEqual(['Checked In', 'Pending', 'Checked Out', 'Sold']);
  const before = await rows(`select * from units where state <> 'Checked In' order by id`);
  const lines = units.map(({ barcode, variant_id }) => `${barcode},${variant_id},bedford-avenue,A-01-01`);
  const report = await importText('stock', ['barcode,variant,location,bin', ...lines].join('\n'));
  expect(report.changes.counts).toEqual({ changed: 1, kept: 3 });
  const reasons = report.changes.listed.filter(({ what }) => what === 'kept').map(({ detail }) => detail.split(':')[0]);
  expect(new Set(reasons)).toEqual(new Set(['is checked out', 'is promised to a request', 'is sold']));
  expect(await rows(`select * from units where state <> 'Checked In' order by id`)).toEqual(before);
  expect(await rows('select location_id from units where barcode = $1', units[0]?.barcode)).toEqual([
    { location_id: 'bedford-avenue' },
  ]);
  const [event] = await rows<{ kind: string; actor: string }>(
    `select kind, actor from unit_history join units on units.id = unit_id where barcode = $1 order by unit_history.id desc limit 1`,
    units[0]?.barcode,
  );
  expect(event).toEqual({ kind: 'transferred', actor: 'import' });
});

test(
  'A unit that an import moves has another version, so an older correction fails',
  { tags: ['O-03', 'W-05'] },
  async () => {
    const find = () =>
      rows<{ barcode: string; variant_id: string; place_version: number }>(
        `select barcode, variant_id, place_version from units
       where location_id = 'canal-street' and barcode is not null and state = 'Checked In' and not missing order by id desc limit 2`,
      );
    const [moved, same] = await find();
    const lineOf = (unit: typeof moved, bin: string) => `${unit?.barcode},${unit?.variant_id},canal-street,${bin}`;
    const header = 'barcode,variant,location,bin';
    await importText('stock', [header, lineOf(moved, 'A-01-01'), lineOf(same, 'A-01-02')].join('\n'));
    const [first, second] = await find();
    expect(first?.place_version).toBe(Number(moved?.place_version) + 1);
    await importText('stock', [header, lineOf(moved, 'A-01-03'), lineOf(same, 'A-01-02')].join('\n'));
    const after = await find();
    expect(after.map((unit) => unit.place_version)).toEqual([Number(first?.place_version) + 1, second?.place_version]);
  },
);

test('A complete stock sets missing what the file lacks, except promised units', { tags: 'O-03' }, async () => {
  const here = await rows<{ barcode: string; variant_id: string; state: string }>(
    `select barcode, variant_id, state from units where location_id = 'canal-street' and barcode is not null and not missing and state <> 'Sold' order by id`,
  );
  const free = here.filter(({ state }) => state === 'Checked In');
  const held = here.filter(({ state }) => state !== 'Checked In');
  const gone = free.slice(0, 3);
  const listed = free.slice(3).map(({ barcode, variant_id }) => `${barcode},${variant_id},canal-street`);
  const text = ['barcode,variant,location', ...listed].join('\n');
  const report = await importText('stock', text, { isComplete: true });
  expect(report.changes.counts).toEqual({ removed: 3, kept: held.length });
  const missing = await rows<{ barcode: string }>(
    `select barcode from units where missing and set_aside_note = 'Not in the imported stock' order by id`,
  );
  expect(missing.map(({ barcode }) => barcode)).toEqual(gone.map(({ barcode }) => barcode));
  expect(
    await rows(
      `select 1 from units where missing and barcode = any($1)`,
      held.map(({ barcode }) => barcode),
    ),
  ).toEqual([]);
  const [event] = await rows<{ body: { units: string[] } }>(
    `select body from outbox where destination = '/topic/locations/canal-street/changes' order by id desc limit 1`,
  );
  expect(event?.body.units).toHaveLength(3);
  await expect(importText('bins', 'location,code,shelf\n', { isComplete: true })).rejects.toThrow('--complete');
});

test('A unit that a request reserves while a file is imported stays where it is', { tags: 'O-03' }, async () => {
  const [unit] = await rows<{ barcode: string; variant_id: string; bin_id: string }>(
    `select barcode, variant_id, bin_id from units
     where location_id = 'canal-street' and barcode is not null and state = 'Checked In' and not missing order by id limit 1`,
  );
  const barcode = String(unit?.barcode);
  const text = `barcode,variant,location,bin\n${barcode},${unit?.variant_id},bedford-avenue,A-01-01\n`;
  await importWhileReserved(barcode, text);
  expect(await rows('select state, location_id, bin_id from units where barcode = $1', barcode)).toEqual([
    { state: 'Pending', location_id: 'canal-street', bin_id: unit?.bin_id },
  ]);
});

test('A unit that is reserved during a complete import is not set missing', { tags: 'O-03' }, async () => {
  const units = await rows<{ barcode: string; variant_id: string; location_id: string }>(
    `select barcode, variant_id, location_id from units
     where location_id = 'bedford-avenue' and barcode is not null and state = 'Checked In' and not missing order by id`,
  );
  const [reserved, ...others] = units;
  const barcode = String(reserved?.barcode);
  const lines = others.map((unit) => `${unit.barcode},${unit.variant_id},${unit.location_id}`);
  await importWhileReserved(barcode, ['barcode,variant,location', ...lines].join('\n'), { isComplete: true });
  expect(await rows('select state, missing from units where barcode = $1', barcode)).toEqual([
    { state: 'Pending', missing: false },
  ]);
});

test('A booking whose visit has begun keeps its values', { tags: 'O-03' }, async () => {
  const [ongoing] = await rows<{ starts: string; customer: string; service: string }>(
    `select to_char(starts_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as starts, customer, service
     from bookings where status = 'ongoing' and location_id = 'canal-street'`,
  );
  const report = await importText(
    'bookings',
    `location,starts,customer,service\ncanal-street,${ongoing?.starts},${ongoing?.customer},Repair\n`,
  );
  expect(detailOf(report)).toEqual([
    `canal-street ${ongoing?.starts} ${ongoing?.customer} kept is ongoing: service: ${ongoing?.service} → Repair`,
  ]);
  expect(
    await rows(
      `select service from bookings where status = 'ongoing' and location_id = 'canal-street' and customer = $1`,
      ongoing?.customer,
    ),
  ).toEqual([{ service: ongoing?.service }]);
});

test('Of two imports of one file at once the second waits and changes nothing', { tags: 'O-03' }, async () => {
  const file = 'id,name,location\nside-door,Side door,canal-street\n';
  const reports = await Promise.all([importText('kiosks', file), importText('kiosks', file)]);
  const counts = reports.map(({ changes }) => changes.counts);
  expect(counts.toSorted((one, other) => (one.added ?? 0) - (other.added ?? 0))).toEqual([{}, { added: 1 }]);
});
