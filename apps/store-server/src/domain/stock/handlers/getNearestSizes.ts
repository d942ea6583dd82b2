import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import { problem } from '../../../base/problems.ts';
import type { Db } from '../../../db/database.ts';
import type { Operation } from '../../operation.ts';
import { availabilityAt } from '../queries/availability.ts';
import { isFree } from '../queries/freeUnits.ts';
import { isElsewhereInStore } from '../queries/unitScope.ts';

/** The most sizes of an answer: two on each side. */
const SIZES_MAX = 4;

/** Lists the nearest sizes that a location has instead of a variant, and where else the variant itself is [K-12]. */
export const getNearestSizes: Operation<'getNearestSizes'> = async ({ path, query, caller, store: { db } }) => {
  const [wanted] = await db.select().from(variants).where(eq(variants.id, path.inventoryItemId));
  if (wanted === undefined) throw problem(404, 'Not found', { detail: 'This product is not in the catalogue.' });
  const [sizes, elsewhere] = await Promise.all([
    readSizes(db, query.locationId, wanted),
    readElsewhere(db, query.locationId, wanted.id),
  ]);
  // A customer at a kiosk is not told where the stock is kept.
  const shown = caller.kind === 'kiosk' ? sizes.map((size) => ({ ...size, bin: null })) : sizes;
  return { data: { sizes: shown, elsewhere } };
};

type Variant = typeof variants.$inferSelect;

async function readSizes(db: Db, locationId: string, wanted: Variant) {
  const { stock, next } = availabilityAt(db, locationId);
  const rows = await db
    .select({
      id: variants.id,
      size: variants.size,
      sizeSystem: variants.sizeSystem,
      position: variants.position,
      inStock: stock.inStock,
      bin: next.bin,
    })
    .from(variants)
    .innerJoinLateral(stock, sql`true`)
    .innerJoinLateral(next, sql`true`)
    .where(
      and(
        eq(variants.productId, wanted.productId),
        eq(variants.sizeSystem, wanted.sizeSystem),
        ne(variants.id, wanted.id),
      ),
    );
  const distance = ({ size, position }: Pick<Variant, 'size' | 'position'>) =>
    Math.abs(differenceOf(size, wanted.size) ?? position - wanted.position);
  return rows
    .toSorted((a, b) => distance(a) - distance(b) || a.position - b.position)
    .slice(0, SIZES_MAX)
    .map((row) => ({
      inventoryItemId: row.id,
      size: row.size,
      sizeSystem: row.sizeSystem,
      inStock: row.inStock ?? 0,
      bin: row.bin,
      difference: differenceOf(row.size, wanted.size),
    }));
}

/** Size minus the wanted size; null for garments. */
function differenceOf(size: string, wanted: string): number | null {
  const difference = Number(size) - Number(wanted);
  return Number.isNaN(difference) ? null : difference;
}

async function readElsewhere(db: Db, locationId: string, variantId: string) {
  const rows = await db
    .select({ id: locations.id, name: locations.name, inStock: sql<number>`count(*)::int` })
    .from(units)
    .innerJoin(locations, eq(locations.id, units.locationId))
    .where(and(isElsewhereInStore([locationId]), eq(units.variantId, variantId), isFree))
    .groupBy(locations.id, locations.name, locations.position)
    .orderBy(asc(locations.position));
  return rows.map(({ id, name, inStock }) => ({ location: { id, name }, inStock }));
}
