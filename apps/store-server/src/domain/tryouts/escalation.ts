import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { said } from '../../base/problems.ts';
import { tryouts } from '../../db/schema/tryouts.ts';
import { notify, peopleAt } from '../notifications/index.ts';
import type { StoreAccess } from '../operation.ts';
import type { Tx } from '../../db/database.ts';
import { WAITING_MS } from './queries/waitingTryouts.ts';

/** The most requests that one run handles; the next run continues. */
const RUN_MAX = 100;

/**
 * Notifies the Store_Admins of requests that have waited for `escalateAfterMs` without Accept, once per request, and marks
 * requests that have expired, so that open lists drop them [K-11]. Any node may run it at any time: the rows are locked,
 * a node skips those of another, and what is done is stored with the notifications.
 */
export async function escalateTryouts(store: StoreAccess, escalateAfterMs: number): Promise<void> {
  await store.db.transaction(async (tx) => {
    const now = store.now();
    const expired = new Date(now.getTime() - WAITING_MS);
    await expire(tx, now, expired);
    const late = await tx
      .select({ id: tryouts.id, locationId: tryouts.locationId, name: tryouts.name })
      .from(tryouts)
      .where(
        and(
          isOpen,
          isNull(tryouts.escalatedAt),
          lte(tryouts.requestedAt, new Date(now.getTime() - escalateAfterMs)),
          gt(tryouts.requestedAt, expired),
        ),
      )
      .orderBy(asc(tryouts.id))
      .limit(RUN_MAX)
      .for('update', { skipLocked: true });
    if (late.length === 0) return;
    await tx
      .update(tryouts)
      .set({ escalatedAt: now })
      .where(
        inArray(
          tryouts.id,
          late.map(({ id }) => id),
        ),
      );
    const minutes = String(Math.floor(escalateAfterMs / 60_000));
    for (const { id, locationId, name } of late) {
      await notify(tx, store, await peopleAt(tx, locationId, 'escalation'), {
        type: 'escalation',
        title: said('Kiosk {kiosk} has waited {count} min. No associate has accepted the request.', {
          kiosk: name,
          count: minutes,
        }),
        objectId: String(id),
        tryoutId: id,
        redirectUrl: '/shoesize',
      });
    }
  });
}

const isOpen = and(isNull(tryouts.acceptedBy), isNull(tryouts.withdrawnAt), isNull(tryouts.expiredAt));

/** The update publishes the ids of the requests (ADR 20). */
async function expire(tx: Tx, now: Date, before: Date): Promise<void> {
  const old = await tx
    .select({ id: tryouts.id })
    .from(tryouts)
    .where(and(isOpen, lte(tryouts.requestedAt, before)))
    .orderBy(asc(tryouts.id))
    .limit(RUN_MAX)
    .for('update', { skipLocked: true });
  for (const { id } of old) await tx.update(tryouts).set({ expiredAt: now }).where(eq(tryouts.id, id));
}
