import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { localTime } from '../../base/localTime.ts';
import { said } from '../../base/problems.ts';
import type { Tx } from '../../db/database.ts';
import { products, variants } from '../../db/schema/catalogue.ts';
import { customerHolds } from '../../db/schema/customerHolds.ts';
import { units } from '../../db/schema/stock.ts';
import { locations } from '../../db/schema/stores.ts';
import { notify } from '../notifications/index.ts';
import type { StoreAccess } from '../operation.ts';
import { lockUnits, pairOf } from '../stock/index.ts';
import { freeHeldUnit } from './queries/endHold.ts';
import { WARN_BEFORE_MS } from './rules/holdTime.ts';

/** The most holds that one run handles; the next run continues. */
const RUN_MAX = 100;

/** The page of a hold, which opens on a click on its notification. */
const holdPage = (holdId: number): string => `/shoesize/holds?hold=${holdId}`;

/**
 * Ends holds whose time is over, and tells each person whose hold ends within ten minutes, once [M-04]. Any node may run
 * it at any time: the rows are locked, a node skips those of another, and what is done is stored with the notifications.
 */
export async function runOutHolds(store: StoreAccess): Promise<void> {
  await store.db.transaction(async (tx) => {
    const now = store.now();
    await end(tx, store, now);
    await warn(tx, store, now);
  });
}

async function end(tx: Tx, store: StoreAccess, now: Date): Promise<void> {
  const over = await lockOpenHolds(tx, now);
  await lockUnits(
    tx,
    over.map(({ unitId }) => unitId),
  );
  for (const hold of over) {
    await freeHeldUnit(tx, hold, { ending: 'ran out', endedAt: now, endedBy: null });
    await notify(tx, store, [hold.heldBy], {
      type: 'hold-ends',
      title: said('The hold of {name}, size {size} is over. The pair is free again.', pairOf(hold)),
      objectId: hold.barcode ?? '',
      tryoutId: null,
      redirectUrl: holdPage(hold.id),
    });
  }
}

async function warn(tx: Tx, store: StoreAccess, now: Date): Promise<void> {
  const soon = await lockOpenHolds(tx, new Date(now.getTime() + WARN_BEFORE_MS), isNull(customerHolds.warnedAt));
  if (soon.length === 0) return;
  await tx
    .update(customerHolds)
    .set({ warnedAt: now })
    .where(
      inArray(
        customerHolds.id,
        soon.map(({ id }) => id),
      ),
    );
  for (const hold of soon) {
    const values = { ...pairOf(hold), time: hold.until.toISOString() };
    await notify(tx, store, [hold.heldBy], {
      type: 'hold-ends',
      title: said('The hold of {name}, size {size} ends at {time}.', values, { time: localTime(hold.until, hold) }),
      objectId: hold.barcode ?? '',
      tryoutId: null,
      redirectUrl: holdPage(hold.id),
    });
  }
}

/** Locks holds that have not ended and whose time is over at an instant, the oldest first. */
function lockOpenHolds(tx: Tx, before: Date, more?: ReturnType<typeof isNull>) {
  return tx
    .select({
      id: customerHolds.id,
      unitId: customerHolds.unitId,
      heldBy: customerHolds.heldBy,
      until: customerHolds.until,
      barcode: units.barcode,
      productName: products.title,
      size: variants.size,
      timeZone: locations.timeZone,
    })
    .from(customerHolds)
    .innerJoin(units, eq(units.id, customerHolds.unitId))
    .innerJoin(variants, eq(variants.id, units.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, customerHolds.locationId))
    .where(and(isNull(customerHolds.endedAt), lte(customerHolds.until, before), more))
    .orderBy(asc(customerHolds.until))
    .limit(RUN_MAX)
    .for('update', { of: customerHolds, skipLocked: true });
}
