import { countDistinct, eq, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { binCounts } from '../../../db/schema/counts.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Db } from '../../../db/database.ts';
import { GARMENT_SIZES } from '../../../base/garmentSizes.ts';
import { inventoryBrand } from '../../catalogue/index.ts';
import { isFree, withProductAndBin } from '../../stock/index.ts';
import { insightOf, type InsightSources } from '../insight/insightOf.ts';
import { valueOf, type Measure } from '../insight/measures.ts';
import type { SourceName } from '../insight/sources.ts';

/** A measure or dimension of a cube. Only the members listed here reach the database. */
export interface Member {
  title: string;
  type: 'string' | 'number' | 'boolean' | 'time';
  sql: SQL;
  /** Whether values are compared without accents and case. @default false */
  isNormalised?: boolean;
}

/** The members of a cube and where its rows come from. */
export interface Cube {
  measures: Record<string, Member>;
  dimensions: Record<string, Member>;
  /** The id of a row of the cube. */
  id: SQL;
  /** The location of a row: every query is restricted to the caller's locations. */
  locationId: SQL;
  select: (db: Db, fields: Record<string, SQL.Aliased>) => ReturnType<typeof fromUnits>;
}

const text = (title: string, of: SQL): Member => ({ title, type: 'string', sql: of });
/** Text without accents and in lower case; so are the values that it is compared with. */
const words = (title: string, of: SQL): Member => ({ title, type: 'string', isNormalised: true, sql: of });
const figure = (title: string, of: SQL): Member => ({ title, type: 'number', sql: of });
const flag = (title: string, of: SQL): Member => ({ title, type: 'boolean', sql: of });
const time = (title: string, of: SQL): Member => ({ title, type: 'time', sql: of });

/** Sizes that are numbers in their order, then garment sizes in theirs; null for other sizes. */
const sizeRank = sql`case when ${variants.size} ~ '^[0-9]+([.][0-9]+)?$' then ${variants.size}::numeric
  else array_position(${sql.param(GARMENT_SIZES)}::text[], ${variants.size}) end`;

const productMembers = {
  productId: text('Product', sql`${products.id}`),
  title: text('Name', sql`${products.title}`),
  brand: text('Brand', sql`${products.brand}`),
  type: text('Type', sql`${products.productType}`),
  sku: text('SKU', sql`${products.sku}`),
  color: text('Colourway', sql`array_to_string(${products.colourParts}, ' / ')`),
  swatches: text('Colours of the colourway', sql`array_to_string(${products.swatches}, ' ')`),
  imageUrl: text('Picture', sql`${products.imageUrl}`),
  model: text('Model', sql`${products.model}`),
  category: text('Type of the inventory', sql`${products.category}::text`),
  inventoryBrand: text('Brand of the inventory', inventoryBrand),
  colorFamily: text('Colour', sql`${products.colourFamily}`),
  words: words('Words', sql`${products.searchText}`),
  inventoryItemId: text('Variant', sql`${variants.id}`),
  size: text('Size', sql`${variants.size}`),
  sizeSystem: text('Size system', sql`${variants.sizeSystem}`),
  sizeRank: figure('Rank of the size in its system', sizeRank),
  sizeWithSystem: text('Size with its system', sql`(${variants.sizeSystem} || ' ' || ${variants.size})`),
  price: figure('Price, USD', sql`(${variants.priceCents} / 100.0)`),
  locationId: text('Location', sql`${locations.id}`),
  location: text("Location's name", sql`${locations.name}`),
};

function fromUnits(db: Db, fields: Record<string, SQL.Aliased>) {
  const query = db.select(fields).from(units).innerJoin(locations, eq(locations.id, units.locationId));
  return withProductAndBin(query.$dynamic());
}

function fromLines(db: Db, fields: Record<string, SQL.Aliased>) {
  return db
    .select(fields)
    .from(requestLines)
    .innerJoin(variants, eq(variants.id, requestLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, requestLines.locationId))
    .$dynamic();
}

/** Whether a unit is in store, on hold or sold; null if it is reserved, checked out, missing or without label. */
const availability = sql`(case when ${units.state} = 'Sold' then 'soldOut' when ${units.onHold} then 'onHold' when ${isFree} then 'inStore' end)`;

function fromBookings(db: Db, fields: Record<string, SQL.Aliased>) {
  return db.select(fields).from(bookings).innerJoin(locations, eq(locations.id, bookings.locationId)).$dynamic();
}

const fixedCubes = {
  Inventory: {
    id: sql`${units.id}`,
    locationId: sql`${units.locationId}`,
    select: fromUnits,
    measures: {
      count: figure('Pairs', sql`count(*)`),
      free: figure('Pairs that can be handed out', sql`count(*) filter (where ${isFree})`),
      products: figure('Products', sql`${countDistinct(products.id)}`),
      value: figure('Value, USD', sql`coalesce(sum(${variants.priceCents}), 0) / 100.0`),
      minPrice: figure('Lowest price, USD', sql`min(${variants.priceCents}) / 100.0`),
    },
    dimensions: {
      ...productMembers,
      unitId: figure('Pair', sql`${units.id}`),
      barcode: text('Barcode', sql`${units.barcode}`),
      shelf: text('Shelf', sql`${bins.shelf}`),
      received: time('Received', sql`${units.receivedAt}`),
      /** In the words of the inventory's filter [F-05]. */
      availability: text('Availability', availability),
      state: text('State', sql`${units.state}::text`),
      bin: text('Bin', sql`${bins.code}`),
      aisle: text('Aisle', sql`${bins.aisle}`),
      zone: text('Zone', sql`${bins.zone}::text`),
      consigned: flag('Consigned', sql`(${units.consigneeId} is not null)`),
      missing: flag('Missing', sql`${units.missing}`),
      onHold: flag('On hold', sql`${units.onHold}`),
    },
  },
  Requests: {
    id: sql`${requestLines.id}`,
    locationId: sql`${requestLines.locationId}`,
    // The type of the fields does not depend on the source of the rows.
    select: fromLines as unknown as Cube['select'],
    measures: {
      count: figure('Pairs asked for', sql`count(*)`),
      requests: figure('Requests', sql`${countDistinct(requestLines.requestId)}`),
    },
    dimensions: {
      ...productMembers,
      status: text('Status', sql`${requestLines.status}::text`),
      requestedBy: text('Asked by', sql`${requestLines.requestedBy}`),
      tryOutItem: flag('From a kiosk', sql`${requestLines.tryOutItem}`),
      requestedAt: time('Asked at', sql`${requestLines.requestedAt}`),
      checkedOutAt: time('Checked out at', sql`${requestLines.checkedOutAt}`),
    },
  },
  Bookings: {
    id: sql`${bookings.id}`,
    locationId: sql`${bookings.locationId}`,
    // The type of the fields does not depend on the source of the rows.
    select: fromBookings as unknown as Cube['select'],
    measures: {
      count: figure('Bookings', sql`count(*)`),
      minutes: figure(
        'Booked minutes',
        sql`coalesce(sum(extract(epoch from ${bookings.endsAt} - ${bookings.startsAt}) / 60), 0)`,
      ),
    },
    dimensions: {
      // The stored status; upcoming and holiday follow from clock and calendar [B-02].
      status: text('Status', sql`${bookings.status}::text`),
      service: text('Service', sql`${bookings.service}`),
      startsAt: time('Starts at', sql`${bookings.startsAt}`),
      endsAt: time('Ends at', sql`${bookings.endsAt}`),
      locationId: text('Location', sql`${locations.id}`),
      location: text("Location's name", sql`${locations.name}`),
    },
  },
} satisfies Record<string, Cube>;

/** The measures of the insight page that a source has, under the same names [V-05]. */
function insightMeasures({ measures, source }: { measures: Record<string, Measure>; source: SourceName }) {
  return Object.fromEntries(
    Object.entries(measures)
      .filter(([, measure]) => measure.source === source)
      .map(([name, measure]) => [name, figure(measure.title, valueOf(measure))]),
  );
}

/** The cubes by the name before the dot: `Inventory.count` [F-03]. Some measures depend on the store's time. */
export function createCubes(at: InsightSources): Record<string, Cube> {
  const { measures, sources } = insightOf(at);
  const fromPairs = (db: Db, fields: Record<string, SQL.Aliased>) =>
    db
      .select(fields)
      .from(sources.TryOns.rows)
      .innerJoin(variants, sql`${variants.id} = pair.variant_id`)
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(locations, sql`${locations.id} = pair.location_id`)
      .$dynamic();
  const fromCounts = (db: Db, fields: Record<string, SQL.Aliased>) =>
    db
      .select(fields)
      .from(binCounts)
      .innerJoin(bins, eq(bins.id, binCounts.binId))
      .innerJoin(locations, eq(locations.id, binCounts.locationId))
      .$dynamic();
  return {
    ...fixedCubes,
    Bookings: {
      ...fixedCubes.Bookings,
      measures: { ...fixedCubes.Bookings.measures, ...insightMeasures({ measures, source: 'Bookings' }) },
    },
    TryOns: {
      id: sources.TryOns.id,
      locationId: sources.TryOns.locationId,
      // The type of the fields does not depend on the source of the rows.
      select: fromPairs as unknown as Cube['select'],
      measures: insightMeasures({ measures, source: 'TryOns' }),
      dimensions: {
        ...productMembers,
        outcome: text('Outcome', sql`pair.outcome`),
        reason: text('First answer why it was not available', sql`pair.reason`),
        ownerId: text('Associate', sql`pair.owner_id`),
        pickerId: text('Checked out by', sql`pair.picker_id`),
        requestedAt: time('Asked at', sql`pair.requested_at`),
      },
    },
    Counts: {
      id: sources.Counts.id,
      locationId: sources.Counts.locationId,
      // The type of the fields does not depend on the source of the rows.
      select: fromCounts as unknown as Cube['select'],
      measures: { count: figure('Counts', sql`count(*)`), ...insightMeasures({ measures, source: 'Counts' }) },
      dimensions: {
        bin: text('Bin', sql`${bins.code}`),
        closedAt: time('Closed at', sql`${binCounts.closedAt}`),
        locationId: text('Location', sql`${locations.id}`),
        location: text("Location's name", sql`${locations.name}`),
      },
    },
  };
}
