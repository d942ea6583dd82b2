import { createHash } from 'node:crypto';
import type { InventoryFilters, InventoryOrder } from '@instore/api';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';

/** The values by which a product is sorted; the id comes last, so that no two are equal. */
export type Position = (string | number)[];

interface Key {
  of: SQL;
  isNumber: boolean;
}

const id: Key = { of: sql`${products.id}`, isNumber: false };
const title: Key = { of: sql`${products.title}`, isNumber: false };
/** In upper case; products without SKU come after all others. */
const sku: Key = { of: sql`coalesce(upper(${products.sku}), '~') collate "C"`, isNumber: false };

/** The lowest price of the sizes, USD cents; products without sizes count as free. */
const price: Key = {
  of: sql`coalesce((select min(${variants.priceCents}) from ${variants} where ${variants.productId} = ${products.id}), 0)`,
  isNumber: true,
};

/** When the location received the latest unit, microseconds since 1970; 0 where not known. */
function receivedAt(locationId: string): Key {
  const latest = sql`select max(${units.receivedAt}) from ${units}
    where ${units.locationId} = ${locationId} and ${units.variantId} = ${variants.id}`;
  return {
    of: sql`coalesce((select max((extract(epoch from (${latest})) * 1000000)::bigint) from ${variants}
      where ${variants.productId} = ${products.id}), 0)`,
    isNumber: true,
  };
}

/** What a search is about; a cursor belongs to one search. */
export interface SearchKey {
  locationId: string;
  filters: InventoryFilters;
  order: InventoryOrder;
}

function keysOf({ order, locationId }: Pick<SearchKey, 'order' | 'locationId'>): Key[] {
  const keys = {
    TITLE: [title, id],
    SKU: [sku, id],
    PRICE: [price, title, id],
    RECEIVED: [receivedAt(locationId), title, id],
  };
  return keys[order.slice(0, order.lastIndexOf('_')) as keyof typeof keys];
}

const listOf = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

/**
 * The order of a search's results.
 * @param after the position after which the page begins
 */
export function sortBy(search: Pick<SearchKey, 'order' | 'locationId'>, after?: Position) {
  const isDescending = search.order.endsWith('_DESC');
  const keys = keysOf(search);
  const list = listOf(keys.map(({ of }) => of));
  const start = (position: Position) =>
    listOf(keys.map(({ isNumber }, at) => (isNumber ? sql`${position[at]}::bigint` : sql`${position[at]}::text`)));
  return {
    /** The position of a product, as one JSON array. */
    position: sql<Position>`jsonb_build_array(${list})`,
    by: listOf(keys.map(({ of }) => (isDescending ? desc(of) : asc(of)))),
    /** The condition for products after the position. */
    isAfter: after && (isDescending ? sql`(${list}) < (${start(after)})` : sql`(${list}) > (${start(after)})`),
  };
}

/** Encodes the search and a position. Cursors are opaque to clients. */
export const toCursor = (search: SearchKey, position: Position): string =>
  Buffer.from(JSON.stringify([fingerprintOf(search), ...position])).toString('base64url');

/**
 * Reads the position of a cursor.
 * @throws ProblemError 422 for a cursor of another search
 */
export function readCursor(search: SearchKey, cursor: string): Position {
  const keys = keysOf(search);
  const [belongsTo, ...position] = decode(cursor) as Position;
  const isComparable = keys.every(({ isNumber }, at) =>
    isNumber ? Number.isSafeInteger(position[at]) : typeof position[at] === 'string',
  );
  if (belongsTo !== fingerprintOf(search) || position.length !== keys.length || !isComparable) {
    throw fieldProblem(422, 'Not valid', '/cursor', 'cursor belongs to another search. Start again without it.');
  }
  return position;
}

/** A short name of a search; equal searches have equal names, however their filters are ordered. */
function fingerprintOf({ locationId, filters, order }: SearchKey): string {
  const sorted = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([locationId, order, sorted]))
    .digest('base64url')
    .slice(0, 16);
}

function decode(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
