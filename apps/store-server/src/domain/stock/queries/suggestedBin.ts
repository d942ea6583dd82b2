import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { bins, units } from '../../../db/schema/stock.ts';

/** The stockroom bin of the unit of a variant that a location received last: where the next one is put [W-12]. */
export const binOfLastUnit = (locationId: SQLWrapper, variantId: SQLWrapper): SQL<string | null> => sql`(
  select other_bin.code from ${units} as other join ${bins} as other_bin on other_bin.id = other.bin_id
  where other.location_id = ${locationId} and other.variant_id = ${variantId} and other_bin.zone = 'stockroom'
  order by other.received_at desc nulls last, other.id desc limit 1)`;
