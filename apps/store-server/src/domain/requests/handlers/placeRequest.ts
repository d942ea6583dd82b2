import { sql } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import { requests } from '../../../db/schema/requests.ts';
import { once } from '../../../db/idempotency.ts';
import { readRequest } from '../queries/readRequest.ts';
import { onlyTryout } from '../rules/onlyTryout.ts';
import { notify, peopleAt, requestPage } from '../../notifications/index.ts';
import type { Operation } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';
import { checkAccepted } from '../queries/checkAccepted.ts';
import { readRequesters } from '../queries/readRequesters.ts';
import { readCart, type CartItem } from '../queries/readCart.ts';
import { reserve } from '../queries/reserve.ts';

/**
 * Places a request cart with the warehouse of a location [Z-02]: reserves a unit for every line, or for none, under one
 * request number. Accepted lines that the cart names become lines of the request; the other units get new lines.
 */
export const placeRequest: Operation<'placeRequest'> = (input) =>
  once('placeRequest', input, async (tx) => {
    const { body, caller, store } = input;
    const { locationId } = body;
    const items = await readCart(tx, body);
    await checkAccepted(tx, locationId, caller.userId, items);
    const requesters = await readRequesters(tx, locationId, caller.userId, items);
    const reserved = await reserve(tx, locationId, items);

    const placedAt = store.now();
    const [request] = await tx
      .insert(requests)
      .values({ locationId, placedBy: caller.userId, placedAt })
      .returning({ id: requests.id });
    if (request === undefined) throw new Error('The request was not stored.');
    await placeAccepted(tx, request.id, reserved);
    await insertNew(tx, reserved, {
      request: { id: request.id, locationId, ownerId: caller.userId, placedAt },
      requesterOf: (item) => (item.tryOutItem && requesters.get(item.variantId)) || caller.name,
    });

    const data = await readRequest(tx, request.id);
    if (data === undefined) throw new Error(`Request ${request.id} disappeared within its transaction.`);
    const count = items.reduce((sum, item) => sum + item.quantity, 0);
    await notify(tx, store, await peopleAt(tx, locationId, 'stockroom'), {
      type: 'request',
      title:
        count === 1
          ? said('{person} requests 1 pair', { person: caller.name })
          : said('{person} requests {count} pairs', { person: caller.name, count: String(count) }),
      objectId: String(request.id),
      tryoutId: onlyTryout(data.lines.map(({ tryoutItemId }) => (tryoutItemId ? Number(tryoutItemId) : null))),
      redirectUrl: requestPage(request.id),
    });
    return { status: true, data };
  });

/** Adds the accepted lines to the request and gives them their units, in one statement. */
async function placeAccepted(tx: Tx, requestId: number, reserved: Map<CartItem, number[]>): Promise<void> {
  const pairs = [...reserved].flatMap(([item, unitIds]) =>
    item.lineIds.map((id, index) => ({ id, unit_id: unitIds[index] })),
  );
  if (pairs.length === 0) return;
  const { rowCount } = await tx.execute(sql`
    update request_lines as line
    set request_id = ${requestId}, unit_id = pair.unit_id, status = 'request'
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(id bigint, unit_id bigint)
    where line.id = pair.id`);
  // A reserved unit without a line would never become free.
  if (rowCount !== pairs.length) throw new Error(`Placed ${rowCount} of ${pairs.length} lines.`);
}

interface PlacedRequest {
  id: number;
  locationId: string;
  ownerId: string;
  placedAt: Date;
}

/** Inserts lines for the units beyond the accepted lines. */
async function insertNew(
  tx: Tx,
  reserved: Map<CartItem, number[]>,
  { request, requesterOf }: { request: PlacedRequest; requesterOf: (item: CartItem) => string },
): Promise<void> {
  const lines = [...reserved].flatMap(([item, unitIds]) =>
    unitIds.slice(item.lineIds.length).map((unitId) => ({
      variant_id: item.variantId,
      unit_id: unitId,
      requested_by: requesterOf(item),
      try_out_item: item.tryOutItem,
    })),
  );
  if (lines.length === 0) return;
  await tx.execute(sql`
    insert into request_lines (request_id, location_id, owner_id, variant_id, unit_id, status, requested_by, requested_at,
      try_out_item)
    select ${request.id}::bigint, ${request.locationId}, ${request.ownerId},
           variant_id, unit_id, 'request', requested_by, ${request.placedAt}::timestamptz, try_out_item
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line(variant_id text, unit_id bigint, requested_by text, try_out_item boolean)`);
}
