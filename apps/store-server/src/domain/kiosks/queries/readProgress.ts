import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { TryoutProgress, TryoutProgressLine } from '@instore/api';
import { users } from '../../../db/schema/people.ts';
import { requestLines, requests } from '../../../db/schema/requests.ts';
import { tryoutLines, type tryouts } from '../../../db/schema/tryouts.ts';
import type { Db } from '../../../db/database.ts';
import { productColumns, toProductFacts, withProduct } from '../../stock/index.ts';
import { stateOf } from '../../tryouts/index.ts';
import { arrivedAt, stateOfLine } from '../rules/lineState.ts';
import { typicalMinutes } from './typicalMinutes.ts';

type Tryout = typeof tryouts.$inferSelect;

/**
 * Reads how far a try-on request is [C-10].
 * @param isOwn whether the kiosk that asks has sent it: the answer to another kiosk has no names, and no ids by which the request can be changed
 */
export async function readProgress(db: Db, tryout: Tryout, now: Date, isOwn: boolean): Promise<TryoutProgress> {
  const [associate] =
    tryout.acceptedBy === null
      ? []
      : await db.select({ name: users.name, photo: users.photo }).from(users).where(eq(users.id, tryout.acceptedBy));
  const lines = await (associate === undefined ? readAsked(db, tryout, now) : readAccepted(db, tryout, isOwn));
  return {
    tryoutItemId: isOwn ? String(tryout.id) : null,
    number: tryout.number,
    askedAt: tryout.requestedAt.toISOString(),
    acceptedBy:
      associate && isOwn ? { firstName: firstNameOf(associate.name), hasPhoto: associate.photo !== null } : null,
    spot: isOwn ? tryout.spot : null,
    typicalMinutes: await typicalMinutes(db, tryout.locationId, now),
    isOwn,
    lines: isOwn ? lines : lines.map((line) => ({ ...line, lineId: null })),
  };
}

/** The first name of a person, for customers. */
const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** The lines of a request that no associate has accepted. */
async function readAsked(db: Db, tryout: Tryout, now: Date): Promise<TryoutProgressLine[]> {
  const state = stateOf(tryout, now);
  const lines = db
    .select({ ...productColumns, lineId: tryoutLines.id, cancelledAt: tryoutLines.cancelledAt })
    .from(tryoutLines)
    .$dynamic();
  const rows = await withProduct(lines, tryoutLines.variantId)
    .where(eq(tryoutLines.tryoutId, tryout.id))
    .orderBy(asc(tryoutLines.position));
  const waiting = state === 'expired' ? ('expired' as const) : ('asked' as const);
  return rows.map((row) => ({
    lineId: String(row.lineId),
    state: row.cancelledAt !== null || state === 'withdrawn' ? 'cancelled' : waiting,
    cancelledAt: (row.cancelledAt ?? tryout.withdrawnAt)?.toISOString(),
    product: toProductFacts(row),
    reason: null,
    firstName: null,
    times: { asked: tryout.requestedAt.toISOString() },
  }));
}

/** The lines of a request that an associate has accepted; a line in another size stands for the one that it replaced. */
async function readAccepted(db: Db, tryout: Tryout, isOwn: boolean): Promise<TryoutProgressLine[]> {
  const lines = db
    .select({
      ...productColumns,
      lineId: requestLines.id,
      status: requestLines.status,
      reason: requestLines.unavailableReason,
      owner: users.name,
      placedAt: requests.placedAt,
      checkedOutAt: requestLines.checkedOutAt,
      closedAt: requestLines.closedAt,
      handedOverAt: requestLines.handedOverAt,
      deliveredAt: requestLines.deliveredAt,
      isAtSpot: requestLines.isAtSpot,
    })
    .from(requestLines)
    .innerJoin(users, eq(users.id, requestLines.ownerId))
    .leftJoin(requests, eq(requests.id, requestLines.requestId))
    .$dynamic();
  const rows = await withProduct(lines, requestLines.variantId)
    .where(and(eq(requestLines.tryoutId, tryout.id), isNull(requestLines.replacedBy)))
    .orderBy(sql`${requestLines.id}`);
  return rows.map((row) => {
    const times = {
      asked: tryout.requestedAt,
      accepted: tryout.acceptedAt,
      fetched: row.placedAt,
      onItsWay: row.checkedOutAt,
      here: arrivedAt(row),
    };
    const state = stateOfLine(row);
    return {
      lineId: String(row.lineId),
      state,
      cancelledAt: state === 'cancelled' ? row.closedAt?.toISOString() : undefined,
      product: toProductFacts(row),
      reason: state === 'unavailable' ? row.reason : null,
      firstName: isOwn ? firstNameOf(row.owner) : null,
      times: Object.fromEntries(
        Object.entries(times).flatMap(([step, at]) => (at === null ? [] : [[step, at.toISOString()]])),
      ),
    };
  });
}
