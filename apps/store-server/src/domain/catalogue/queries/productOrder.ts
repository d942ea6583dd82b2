import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { SortValue } from '@instore/api';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { problem } from '../../../base/problems.ts';

/** The values by which a product is sorted; the id comes last, so that no two are equal. */
type Position = (string | number)[];

/** Sorts products without a number last: the largest number of the column. */
const LAST = sql.raw('2147483647');

/** Sorts products without a number last in descending order. */
const LAST_REVERSED = sql.raw('-1');

/** The lowest price of a product's sizes, USD cents. Products without sizes come last. */
const lowestPrice = (last: SQL) =>
  sql`coalesce((select min(${variants.priceCents}) from ${variants} where ${variants.productId} = ${products.id}), ${last})`;

const priceUp = lowestPrice(LAST);
const priceDown = lowestPrice(LAST_REVERSED);

const featured = sql`coalesce(${products.featured}, ${LAST})`;

const keys: Record<SortValue, SQL[]> = {
  FEATURED: [featured, sql`${products.title}`, sql`${products.id}`],
  TITLE_ASC: [sql`${products.title}`, sql`${products.id}`],
  TITLE_DESC: [sql`${products.title}`, sql`${products.id}`],
  PRICE_ASC: [priceUp, sql`${products.title}`, sql`${products.id}`],
  PRICE_DESC: [priceDown, sql`${products.title}`, sql`${products.id}`],
};

/** The keys with numbers; the other keys have text. */
const numericKeys: ReadonlySet<SQL> = new Set([featured, priceUp, priceDown]);

const isDescending = (sort: SortValue) => sort.endsWith('_DESC');

/** The position of a product in a list, as one JSON array. */
export function positionOf(sort: SortValue): SQL<Position> {
  return sql<Position>`jsonb_build_array(${sql.join(keys[sort], sql`, `)})`;
}

/** The order of a list. */
export function orderOf(sort: SortValue): SQL[] {
  return keys[sort].map((key) => (isDescending(sort) ? desc(key) : asc(key)));
}

/** Encodes the sort and the position of a product. Cursors are opaque to clients. */
export function toCursor(sort: SortValue, position: Position): string {
  return Buffer.from(JSON.stringify([sort, ...position])).toString('base64url');
}

/**
 * The condition for products after a cursor.
 * @throws ProblemError 400 for a cursor of another list
 */
export function after(sort: SortValue, cursor: string): SQL {
  const values = readCursor(cursor);
  const fits =
    values?.[0] === sort &&
    values.length === keys[sort].length + 1 &&
    keys[sort].every((key, at) => isComparable(key, values[at + 1]));
  if (!fits) {
    const message = 'belongs to another list. Start again without it.';
    throw problem(400, 'Not valid', {
      detail: `cursorValue ${message}`,
      errors: [{ field: '/cursorValue', message }],
    });
  }
  const start = values.slice(1).map((value) => (typeof value === 'number' ? sql`${value}::bigint` : sql`${value}`));
  const [row, bound] = [sql.join(keys[sort], sql`, `), sql.join(start, sql`, `)];
  return isDescending(sort) ? sql`(${row}) < (${bound})` : sql`(${row}) > (${bound})`;
}

/** Whether the database can compare a value with a key. */
function isComparable(key: SQL, value: unknown): boolean {
  return numericKeys.has(key) ? Number.isSafeInteger(value) : typeof value === 'string';
}

function readCursor(cursor: string): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
