import type { RequestLine } from '@instore/api';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { statesWhere } from '../../../base/lineStates.ts';
import type { Db } from '../../../db/database.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { tryoutLines, tryouts } from '../../../db/schema/tryouts.ts';
import { isWaiting, readWaitingLines, waitingSince } from '../../tryouts/index.ts';
import { readLinesWithOffers } from './readLinesWithOffers.ts';

/** The most lines of a customer that are read, as the contract says. */
const LINES_MAX = 100;

/** Whose lines to read. */
export interface CustomerQuery {
  locationId: string;
  /** The number on the ticket. */
  number: number;
  /** Also reads lines that are not placed yet: those that wait for an associate, and accepted ones. */
  isFloor: boolean;
  now: Date;
}

/** Reads the live lines of a customer, the oldest first [K-10, Z-07]. */
export async function readCustomerLines(db: Db, query: CustomerQuery): Promise<RequestLine[]> {
  const [live, waiting] = await Promise.all([liveIds(db, query), query.isFloor ? waitingIds(db, query) : []]);
  const [liveLines, waitingLines] = await Promise.all([
    readLinesWithOffers(db, query.locationId, live),
    readWaitingLines(db, query.locationId, waiting),
  ]);
  return [...liveLines, ...waitingLines]
    .toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt) || Number(a.lineId) - Number(b.lineId))
    .slice(0, LINES_MAX);
}

async function liveIds(db: Db, { locationId, number, isFloor }: CustomerQuery): Promise<number[]> {
  const states = statesWhere((meaning) => (isFloor ? meaning.tab : meaning.list) !== undefined);
  const rows = await db
    .select({ id: requestLines.id })
    .from(tryouts)
    .innerJoin(requestLines, eq(requestLines.tryoutId, tryouts.id))
    .where(
      and(
        eq(tryouts.locationId, locationId),
        eq(tryouts.number, number),
        eq(requestLines.locationId, locationId),
        inArray(requestLines.status, states),
        isFloor ? undefined : isNotNull(requestLines.requestId),
      ),
    )
    .orderBy(asc(requestLines.requestedAt), asc(requestLines.id))
    .limit(LINES_MAX);
  return rows.map(({ id }) => id);
}

async function waitingIds(db: Db, { locationId, number, now }: CustomerQuery): Promise<number[]> {
  const rows = await db
    .select({ id: tryoutLines.id })
    .from(tryouts)
    .innerJoin(tryoutLines, eq(tryoutLines.tryoutId, tryouts.id))
    .where(and(isWaiting(locationId, waitingSince(now)), eq(tryouts.number, number)))
    .orderBy(asc(tryoutLines.id))
    .limit(LINES_MAX);
  return rows.map(({ id }) => id);
}
