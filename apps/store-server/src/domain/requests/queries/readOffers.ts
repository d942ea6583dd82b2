import { sql } from 'drizzle-orm';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { availabilityAt } from '../../stock/index.ts';

/** The unit that a location would hand out; null when none is free. */
export interface Offer {
  barcode: string | null;
  consigneeId: string | null;
}

const offersOf = prepareOnce((db) => {
  const { next } = availabilityAt(db, sql.placeholder('locationId'));
  return db
    .select({ variantId: variants.id, barcode: next.barcode, consigneeId: next.consigneeId })
    .from(variants)
    .leftJoinLateral(next, sql`true`)
    .where(sql`${variants.id} = any(${sql.placeholder('variantIds')})`)
    .prepare('');
});

/** Reads by variant which unit would be reserved now; reserves nothing. */
export async function readOffers(db: Db | Tx, locationId: string, variantIds: string[]): Promise<Map<string, Offer>> {
  if (variantIds.length === 0) return new Map();
  const rows = await offersOf(db).execute({ locationId, variantIds });
  return new Map(rows.map(({ variantId, ...offer }) => [variantId, offer]));
}
