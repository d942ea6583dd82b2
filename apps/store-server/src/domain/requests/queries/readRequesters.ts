import { and, desc, eq, inArray } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import type { Tx } from '../../../db/database.ts';
import type { CartItem } from './readCart.ts';

/**
 * Reads by variant who requested the try-on that the caller accepted last. The name that the cart sends is not used,
 * because a client could send any name. Variants without an accepted line are left out.
 */
export async function readRequesters(
  tx: Tx,
  locationId: string,
  ownerId: string,
  items: CartItem[],
): Promise<Map<string, string>> {
  const variantIds = [...new Set(items.filter((item) => item.tryOutItem).map((item) => item.variantId))];
  if (variantIds.length === 0) return new Map();
  const accepted = and(
    eq(requestLines.locationId, locationId),
    eq(requestLines.ownerId, ownerId),
    eq(requestLines.tryOutItem, true),
    inArray(requestLines.variantId, variantIds),
  );
  const rows = await tx
    .selectDistinctOn([requestLines.variantId], {
      variantId: requestLines.variantId,
      requestedBy: requestLines.requestedBy,
    })
    .from(requestLines)
    .where(accepted)
    .orderBy(requestLines.variantId, desc(requestLines.id));
  return new Map(rows.map((row) => [row.variantId, row.requestedBy]));
}
