import { and, desc, eq, inArray } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import type { Tx } from '../../../db/database.ts';
import type { CartItem } from './readCart.ts';

/**
 * Who asked to try the variants of a cart on, as the caller accepted it last: the cart's own word could be anybody's
 * name. A variant of which the caller accepted none is left out.
 */
export async function readAskers(
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
