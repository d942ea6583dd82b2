import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { SortValue } from '@instore/api';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { problem } from '../../../base/problems.ts';

/** What a product's place in a list depends on; the id comes last and leaves no two places equal. */
type Place = (string | number)[];

/** Behind everything that has the number: the largest that its column can hold. */
const LAST = sql.raw('2147483647');

/** Behind everything that has the number, where the largest comes first. */
const LAST_REVERSED = sql.raw('-1');

/** The lowest price of a product's sizes, USD cents; what comes in no size yet has none and comes last. */
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

/** Keys that are numbers; the others are texts. */
const numbers: ReadonlySet<SQL> = new Set([featured, priceUp, priceDown]);

const isReverse = (sort: SortValue) => sort.endsWith('_DESC');

/** The columns that say where a product stands, as one JSON list. */
export function placeOf(sort: SortValue): SQL<Place> {
  return sql<Place>`jsonb_build_array(${sql.join(keys[sort], sql`, `)})`;
}

/** The order of a list. */
export function orderOf(sort: SortValue): SQL[] {
  return keys[sort].map((key) => (isReverse(sort) ? desc(key) : asc(key)));
}

/** Opaque to clients: the sort and the place of one product. */
export function toCursor(sort: SortValue, place: Place): string {
  return Buffer.from(JSON.stringify([sort, ...place])).toString('base64url');
}

/**
 * What comes after a cursor, in the cursor's own sort.
 * @throws ProblemError 400 for one that this list has not given
 */
export function after(sort: SortValue, cursor: string): SQL {
  const place = readCursor(cursor);
  const fits =
    place?.[0] === sort &&
    place.length === keys[sort].length + 1 &&
    keys[sort].every((key, at) => isOf(key, place[at + 1]));
  if (!fits) {
    const message = 'belongs to another list. Begin again without it.';
    throw problem(400, 'Not valid', {
      detail: `cursorValue ${message}`,
      errors: [{ field: '/cursorValue', message }],
    });
  }
  const values = place.slice(1).map((value) => (typeof value === 'number' ? sql`${value}::bigint` : sql`${value}`));
  const [row, start] = [sql.join(keys[sort], sql`, `), sql.join(values, sql`, `)];
  return isReverse(sort) ? sql`(${row}) < (${start})` : sql`(${row}) > (${start})`;
}

/** Whether the database can compare a value with a key. */
function isOf(key: SQL, value: unknown): boolean {
  return numbers.has(key) ? Number.isSafeInteger(value) : typeof value === 'string';
}

function readCursor(cursor: string): unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
