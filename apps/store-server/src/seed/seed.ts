import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool } from 'pg';
import { notifications } from '../db/schema/notifications.ts';
import { userRoles, users } from '../db/schema/people.ts';
import { announcedPairs } from '../db/schema/consignment.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { requestLines, requests } from '../db/schema/requests.ts';
import { devices } from '../db/schema/devices.ts';
import { deliverySpots, stores } from '../db/schema/stores.ts';
import { tryoutLines, tryoutNumbers, tryouts } from '../db/schema/tryouts.ts';
import type { Tx } from '../db/database.ts';
import { ageBookings, bookingsOfToday } from './bookings.ts';
import { buildBins } from './bins.ts';
import { demoRows, fileRows, importDemo, stockRows } from './files.ts';
import { buildHistory, NEXT_REQUEST } from './history.ts';
import { buildNotifications, NEXT_TRYOUT } from './notifications.ts';
import { demoRoles, demoUsers } from './people.ts';
import { ageDeliveries } from './deliveries.ts';
import { ageAnnounced, buildConsignedOrders } from './consignment.ts';
import { buildOrders, holdSome } from './orders.ts';
import { buildUnits, createDemoRandom, numberUnits, receiveUnits, type UnitRow } from './stock.ts';
import { demoSpots, demoStores, kioskRows } from './stores.ts';
import { buildTryouts, numbersByRequest } from './tryouts.ts';

/** `demo`: everything; `large`: with 100,000 units; `empty`: only stores, locations, people and kiosks. */
export type SeedKind = 'demo' | 'large' | 'empty';

/** The advisory lock of the seed: a number that nothing else locks; spells "seed". */
export const SEED_LOCK = 0x73656564;

/** How many times more units the large store has: a little over 100,000. */
const LARGE = 34;

/** Rows of one statement; PostgreSQL allows 65,535 parameters. */
const ROWS = 4_000;

/** Units of one statement, which passes them as one parameter. */
const UNITS = 20_000;

/**
 * Writes the demo data into an empty database, all or nothing. A database that contains a store is not changed. Nodes
 * that start at the same time wait for each other. Everything that a chain imports is in files (`files/*.csv`), which are
 * imported like those of a chain; what has happened since is written beside them.
 * @param pool one without time limits: a large store takes long
 * @param log called with a line before steps that take long. @default no log
 * @returns whether it wrote
 */
export async function seed(
  pool: Pool,
  kind: SeedKind,
  now: Date,
  log: (line: string) => void = () => {},
): Promise<boolean> {
  // One connection for the import and for drizzle: both write in the same transaction.
  const client = await pool.connect();
  try {
    return await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      const [someStore] = await tx.select({ id: stores.id }).from(stores).limit(1);
      if (someStore !== undefined) return false;
      if (kind === 'large') log('Filling the store with 100,000 units…');
      await importDemo(client, 'locations');
      // The shop system of a store is in no file.
      for (const { id, ...store } of demoStores) await tx.update(stores).set(store).where(eq(stores.id, id));
      await importDemo(client, 'people');
      await nameAccounts(tx);
      await importDemo(client, 'kiosks');
      // Nor are the keys.
      await tx
        .insert(devices)
        .values(kioskRows)
        .onConflictDoUpdate({ target: devices.deviceId, set: { keyHash: sql`excluded.key_hash` } });
      if (kind !== 'empty') await writeGoods(client, tx, kind, now);
      return true;
    });
  } finally {
    client.release();
  }
}

/** Adds what no directory has: the names and portraits of the local sign-in, and a visitor without a role of the portal. */
async function nameAccounts(tx: Tx): Promise<void> {
  await tx
    .insert(users)
    .values(demoUsers)
    .onConflictDoUpdate({ target: users.id, set: { sub: sql`excluded.sub`, photo: sql`excluded.photo` } });
  await tx.insert(userRoles).values(demoRoles).onConflictDoNothing();
}

async function writeGoods(client: ClientBase, tx: Tx, kind: 'demo' | 'large', now: Date): Promise<void> {
  const random = createDemoRandom();
  const binRows = buildBins();
  const unitRows = buildUnits(binRows, random, kind === 'large' ? LARGE : 1);
  const inFile = kind === 'large' ? fileRows(stockRows(unitRows, binRows)) : undefined;
  receiveUnits(unitRows, now);
  numberUnits(unitRows);
  const history = buildHistory(unitRows, random, now);
  const asked = buildTryouts(history.lines, now);
  holdSome(unitRows, now);
  const sales = buildOrders(unitRows, now);
  const consigned = buildConsignedOrders(unitRows, now);
  const notificationRows = buildNotifications(now, numbersByRequest(history.lines, asked));

  // An earlier start may have failed after it had drawn numbers.
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('bins', 'id'), 1, false), setval(pg_get_serial_sequence('units', 'id'), 1, false)`);
  await importDemo(client, 'goods');
  await importDemo(client, 'bins');
  // What has happened to the units is written as past: without an event for each statement.
  await tx.execute(sql`alter table units disable trigger user`);
  await importDemo(client, 'stock', inFile);
  await ageUnits(tx, unitRows);
  await tx.execute(sql`alter table units enable trigger user`);
  await tx.insert(requests).values(history.requests);
  await tx.insert(tryouts).values(asked.tryouts);
  await tx.insert(tryoutLines).values(asked.lines);
  await tx.insert(tryoutNumbers).values(asked.numbers);
  await tx.insert(requestLines).overridingSystemValue().values(history.lines);
  await tx.insert(orders).values([...sales.orders, ...consigned.orders]);
  await tx.insert(orderItems).values([...sales.items, ...consigned.items]);
  await importDemo(client, 'consignment');
  await ageAnnounced(tx, now);
  await tx.insert(announcedPairs).values(consigned.accepted);
  await tx.execute(sql`select begin_unit_histories()`);
  await insert(tx, notifications, notificationRows);
  await tx.insert(deliverySpots).values(demoSpots);
  await importDemo(client, 'bookings', bookingsOfToday(demoRows('bookings'), now));
  await ageBookings(tx, now);
  await importDemo(client, 'deliveries');
  await ageDeliveries(tx, now);
  // The rows have fixed numbers; the sequences continue after them.
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('units', 'id'), ${unitRows.length}),
           setval('line_number', ${history.lines.length}),
           setval('request_number', ${NEXT_REQUEST - 1}),
           setval('tryout_number', ${NEXT_TRYOUT - 1}),
           setval('notification_number', ${notificationRows.length})`);
  // Otherwise PostgreSQL plans queries of the new rows without statistics until its next automatic run.
  await tx.execute(
    sql`analyze products, variants, bins, units, requests, request_lines, tryouts, tryout_lines, orders, order_items,
      notifications`,
  );
}

/** Gives the imported units what has happened to them since they came, and adds those that are in no file. */
async function ageUnits(tx: Tx, rows: readonly UnitRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += UNITS) {
    await tx.execute(sql`
      insert into units (id, barcode, variant_id, location_id, bin_id, state, consignee_id, missing, on_hold,
                         set_aside_note, set_aside_by, set_aside_at, received_at)
      overriding system value
      select id, barcode, "variantId", "locationId", "binId", coalesce(state, 'Checked In'), "consigneeId",
             coalesce(missing, false), coalesce("onHold", false), "setAsideNote", "setAsideBy", "setAsideAt", "receivedAt"
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + UNITS))}::jsonb)
        as row(id bigint, barcode text, "variantId" text, "locationId" text, "binId" bigint, state unit_state,
               "consigneeId" text, missing boolean, "onHold" boolean, "setAsideNote" text, "setAsideBy" text,
               "setAsideAt" timestamptz, "receivedAt" timestamptz)
      on conflict (id) do update set
        bin_id = excluded.bin_id, state = excluded.state, missing = excluded.missing, on_hold = excluded.on_hold,
        set_aside_note = excluded.set_aside_note, set_aside_by = excluded.set_aside_by,
        set_aside_at = excluded.set_aside_at, received_at = excluded.received_at`);
  }
}

async function insert<Table extends PgTable>(tx: Tx, table: Table, rows: PgInsertValue<Table, true>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) {
    await tx
      .insert(table)
      .overridingSystemValue()
      .values(rows.slice(from, from + ROWS));
  }
}
