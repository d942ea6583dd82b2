import { announceDelivery } from '../support/deliveries.ts';
import { CANAL, orderFor } from '../support/goods.ts';
import { demoProductVariant } from '../support/pick.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { BEDFORD, endTransfers } from '../support/transfers.ts';
import type { Beginning } from './stock.ts';

/** The associates. */
export const ASSOCIATES = ['maren-okafor', 'ines-calloway'] as const;
/** The picker, and the Warehouse_Admin. */
export const PICKERS = ['dario-vance', 'petra-lindqvist'] as const;
/** The picker of the other location; the Warehouse_Admin is the one of both. */
export const BEDFORD_PICKER = 'emil-strand';
/** The Store_Admin. */
export const STORE_ADMIN = 'tomas-reyes';
export const KIOSK = 'front-door';
export const CONSIGNEE = 'jonah-whitaker';

/** The person's id, role and name. */
export const PEOPLE: Readonly<Record<string, { id: string; role: string; name: string }>> = {
  'maren-okafor': { id: '1001', role: 'Sales_Associate', name: 'Maren Okafor' },
  'ines-calloway': { id: '1002', role: 'Sales_Associate', name: 'Ines Calloway' },
  'dario-vance': { id: '1003', role: 'Warehouse_Personal', name: 'Dario Vance' },
  'petra-lindqvist': { id: '1004', role: 'Warehouse_Admin', name: 'Petra Lindqvist' },
  'emil-strand': { id: '1012', role: 'Warehouse_Personal', name: 'Emil Strand' },
  'tomas-reyes': { id: '1005', role: 'Store_Admin', name: 'Tomas Reyes' },
};

/** The bins of the test; each is on shelf 1 of its bay. */
export const BINS = ['M-01-01', 'M-01-02', 'M-02-01'];

/** The variants: two sizes of one product, and another product. */
export const VARIANTS = [
  demoProductVariant('hc82-104-cf', '9'),
  demoProductVariant('hc82-104-cf', '9.5'),
  demoProductVariant('tfr-2210-be', '9'),
];

/** Free units of each variant at the beginning: so few that the people compete for them. */
const UNITS_EACH = 4;

/** Free units of each variant at the other location. */
const BEDFORD_UNITS_EACH = 3;

/** Units of the test at the beginning. */
export const UNITS_AT_FIRST = VARIANTS.length * (UNITS_EACH + BEDFORD_UNITS_EACH);

/** Deliveries that are announced at the beginning, each of three pairs in one carton. */
const DELIVERIES = 4;

/** The bookings of the test, by their days from today. */
export const BOOKING_DAYS = [3, 4, 5];

/** The running store of the test, with few goods and a clock that the test sets. */
export interface World {
  shop: Shop;
  beginning: Beginning;
  now: () => Date;
  /** Moves the clock forward. */
  pass: (ms: number) => void;
  /** The bookings that the steps change. */
  bookings: string[];
  /** The days around the bookings: yyyy-MM-dd. */
  days: { from: string; to: string };
}

/** Starts a store at which only the goods, orders and bookings of the test are open. */
export async function openWorld(): Promise<World> {
  // The clock moves only between steps, so that the times of a step can be predicted.
  const startedAt = Date.now();
  let passedMs = 0;
  const now = () => new Date(startedAt + passedMs);
  const shop = await openShop({ now });
  await closeDemo(shop);
  const beginning = await readBeginning(shop);
  await addGoods(shop, CANAL, UNITS_EACH);
  await addGoods(shop, BEDFORD, BEDFORD_UNITS_EACH);
  for (let left = DELIVERIES; left > 0; left -= 1) await addDelivery(shop, `MODEL-${left}`);
  for (const [index, [first, second]] of [
    [0, 1],
    [2, 0],
    [1, 2],
    [0, 0],
  ].entries()) {
    await orderFor(shop, `MODEL-${index}`, [variantId(first), variantId(second)]);
  }
  const bookings = await addBookings(shop);
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return {
    shop,
    beginning,
    now,
    bookings,
    days: { from: day(1), to: day(7) },
    pass: (ms) => (passedMs += ms),
  };
}

const addDelivery = (shop: Shop, carton: string) =>
  announceDelivery(shop, [
    { carton, size: '9', pairs: 2 },
    { carton, size: '9.5', pairs: 1, barcodes: [`N${carton}`] },
  ]);

const variantId = (index: number | undefined): string => VARIANTS[index ?? 0]?.variantId ?? '';

/** Ends the open work of the demo at the two locations, and puts its goods of the test's variants out of stock. */
async function closeDemo(shop: Shop): Promise<void> {
  await endTransfers(shop);
  await shop.rows(
    `update request_lines set status = 'cancelled' where location_id = $1
    and status not in ('cancelled', 'checkedin', 'sold')`,
    CANAL,
  );
  await shop.rows(`update tryouts set withdrawn_at = now() where location_id = $1 and accepted_by is null`, CANAL);
  await shop.rows(
    `update units set state = 'Checked In' where location_id = $1 and state in ('Pending', 'Checked Out')
    and id not in (select unit_id from order_items where unit_id is not null)`,
    CANAL,
  );
  await shop.rows(
    `update units set missing = true where location_id = any($1) and state = 'Checked In'
    and variant_id = any($2)`,
    [CANAL, BEDFORD],
    VARIANTS.map((variant) => variant.variantId),
  );
  await shop.rows(`update bookings set status = 'cancelled' where location_id = $1 and status = 'booked'`, CANAL);
  await shop.rows(`delete from holidays where location_id = $1`, CANAL);
}

async function readBeginning(shop: Shop): Promise<Beginning> {
  const [row] = await shop.rows<Beginning>(`select
    (select coalesce(max(id), 0) from units) as units, (select last_value from line_number) as lines,
    (select coalesce(max(id), 0) from tryouts) as tryouts, (select coalesce(max(id), 0) from bin_counts) as counts,
    (select coalesce(max(id), 0) from announced_pairs) as announced,
    (select coalesce(max(id), 0) from movements) as transfers, (select coalesce(max(id), 0) from movements) as deliveries,
    (select coalesce(max(id), 0) from customer_holds) as "customerHolds", 0 as orders, 0 as pickers,
    (select coalesce(max(id), 0) from units) as "unitChanges", (select last_value from line_number) as "lineChanges"`);
  if (row === undefined) throw new Error('The database has no tables');
  return row;
}

/** Adds the bins of a location with units; every third unit is consigned. */
async function addGoods(shop: Shop, locationId: string, unitsEach: number): Promise<void> {
  await shop.rows(
    `insert into bins (location_id, code, aisle, bay, position, shelf, zone)
    select $1, code, 'M', split_part(code, '-', 2)::int, split_part(code, '-', 3)::int, '1', 'stockroom'
    from unnest($2::text[]) as code`,
    locationId,
    BINS,
  );
  await shop.rows(
    `insert into units (barcode, variant_id, location_id, bin_id, consignee_id, received_at)
    select $5 || variant || '-' || n, variant, $1,
      (select id from bins where location_id = $1 and code = ($3::text[])[1 + (n + nth) % 3]),
      case when n % 3 = 0 then '1008' end, now()
    from unnest($2::text[]) with ordinality as variants(variant, nth), generate_series(1, $4::int) as n`,
    locationId,
    VARIANTS.map((variant) => variant.variantId),
    BINS,
    unitsEach,
    locationId === CANAL ? 'M' : 'B',
  );
}

async function addBookings(shop: Shop): Promise<string[]> {
  const rows = await shop.rows<{ id: string }>(
    `insert into bookings (location_id, starts_at, ends_at, customer, service)
    select $1, at, at + interval '30 minutes', 'Customer ' || nth, 'Fitting'
    from unnest($2::int[]) with ordinality as days(ahead, nth),
      lateral (select (current_date + ahead + time '11:00') at time zone 'America/New_York' as at) as start
    returning id`,
    CANAL,
    BOOKING_DAYS,
  );
  return rows.map(({ id }) => id);
}
