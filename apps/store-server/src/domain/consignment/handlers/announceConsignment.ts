import { inArray } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import type { Operation } from '../../operation.ts';
import { readAnnounced } from '../queries/announced.ts';

/** Announces pairs that the caller, a consignee, brings to a location: all or none [G-05]. */
export const announceConsignment: Operation<'announceConsignment'> = (input) =>
  once('announceConsignment', input, async (tx) => {
    const { body, caller, store } = input;
    const wanted = [...new Set(body.pairs.map(({ inventoryItemId }) => inventoryItemId))];
    const known = await tx.select({ id: variants.id }).from(variants).where(inArray(variants.id, wanted));
    const ids = new Set(known.map(({ id }) => id));
    const unknown = body.pairs.findIndex(({ inventoryItemId }) => !ids.has(inventoryItemId));
    if (unknown >= 0) {
      throw fieldProblem(422, 'Unknown variant', `/pairs/${unknown}/inventoryItemId`, 'There is no such variant.');
    }
    const announcedAt = store.now();
    const added = await tx
      .insert(announcedPairs)
      .values(
        body.pairs.map(({ inventoryItemId, asks, condition }) => ({
          locationId: body.locationId,
          variantId: inventoryItemId,
          consigneeId: caller.userId,
          asksCents: asks === undefined ? null : Math.round(asks * 100),
          condition: condition ?? null,
          announcedAt,
        })),
      )
      .returning({ id: announcedPairs.id });
    return {
      status: true,
      data: await readAnnounced(
        tx,
        added.map(({ id }) => id),
      ),
    };
  });
