import { sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { products, variants } from '../db/schema/catalogue.ts';
import { notifications } from '../db/schema/notifications.ts';
import { userRoles, users } from '../db/schema/people.ts';
import { announcedPairs } from '../db/schema/consignment.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { requestLines, requests } from '../db/schema/requests.ts';
import { bins } from '../db/schema/stock.ts';
import { deliverySpots, kiosks, locations, stores } from '../db/schema/stores.ts';
import type { Db, Tx } from '../db/database.ts';
import { writeBookings } from './bookings.ts';
import { buildBins } from './bins.ts';
import { catalogue } from './catalogue.ts';
import { buildHistory, NEXT_REQUEST } from './history.ts';
import { buildNotifications, NEXT_TRYOUT } from './notifications.ts';
import { demoRoles, demoUsers } from './people.ts';
import { buildAnnounced, buildConsignedOrders } from './consignment.ts';
import { buildOrders, holdSome } from './orders.ts';
import { createRandom } from './random.ts';
import { buildUnits, receiveUnits, type UnitRow } from './stock.ts';
import { demoLocations, demoSpots, demoStores, kioskRows } from './stores.ts';

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
 * that start at the same time wait for each other.
 * @param db one without time limits: a large store takes long
 * @param log called with a line before steps that take long. @default no log
 * @returns whether it wrote
 */
export async function seed(
  db: Db,
  kind: SeedKind,
  now: Date,
  log: (line: string) => void = () => {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [someStore] = await tx.select({ id: stores.id }).from(stores).limit(1);
    if (someStore !== undefined) return false;
    if (kind === 'large') log('Filling the store with 100,000 units…');
    await insert(tx, stores, demoStores);
    await insert(tx, locations, demoLocations);
    await insert(tx, kiosks, kioskRows);
    await insert(tx, users, demoUsers);
    await insert(tx, userRoles, demoRoles);
    if (kind !== 'empty') await writeGoods(tx, kind, now);
    return true;
  });
}

async function writeGoods(tx: Tx, kind: 'demo' | 'large', now: Date): Promise<void> {
  const random = createRandom(82_104);
  const binRows = buildBins();
  const unitRows = buildUnits(binRows, random, kind === 'large' ? LARGE : 1);
  receiveUnits(unitRows, now);
  const history = buildHistory(unitRows, random, now);
  holdSome(unitRows, now);
  const sales = buildOrders(unitRows, now);
  const consigned = buildConsignedOrders(unitRows, now);
  const notificationRows = buildNotifications(now);

  await insert(
    tx,
    products,
    catalogue.map((product) => product.row),
  );
  await insert(
    tx,
    variants,
    catalogue.flatMap((product) => product.variants),
  );
  await insert(tx, bins, binRows);
  await insertUnits(tx, unitRows);
  await insert(tx, requests, history.requests);
  await insert(tx, requestLines, history.lines);
  await insert(tx, orders, [...sales.orders, ...consigned.orders]);
  await tx.insert(orderItems).values([...sales.items, ...consigned.items]);
  await tx.insert(announcedPairs).values([...buildAnnounced(now), ...consigned.accepted]);
  await insert(tx, notifications, notificationRows);
  await insert(tx, deliverySpots, demoSpots);
  await writeBookings(tx, now);
  // The rows have fixed numbers; the sequences continue after them.
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('bins', 'id'), ${binRows.length}),
           setval(pg_get_serial_sequence('units', 'id'), ${unitRows.length}),
           setval('line_number', ${history.lines.length}),
           setval('request_number', ${NEXT_REQUEST - 1}),
           setval('tryout_number', ${NEXT_TRYOUT - 1}),
           setval('notification_number', ${notificationRows.length})`);
  // Otherwise PostgreSQL plans queries of the new rows without statistics until its next automatic run.
  await tx.execute(
    sql`analyze products, variants, bins, units, requests, request_lines, orders, order_items, notifications`,
  );
}

/** Inserts units as one JSON document for each statement, which is fast also for 100,000 units. */
async function insertUnits(tx: Tx, rows: UnitRow[]): Promise<void> {
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
               "setAsideAt" timestamptz, "receivedAt" timestamptz)`);
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
