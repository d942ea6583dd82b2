import { PICK_HOLD_MS } from '@instore/api';
import { and, eq, inArray, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { pickers, requestLines } from '../../../db/schema/requests.ts';
import type { Caller } from '../../../security/callers.ts';
import { pairOf } from '../../stock/index.ts';
import { isPickAdmin } from '../rules/rights.ts';
import type { LockedLine } from './lockLines.ts';

/**
 * How often scans of a picker are noted, ms: each note is published to all lists that show the held lines. `PICK_HOLD_MS`
 * includes it [W-10].
 */
const NOTE_EVERY_MS = 60_000;

/** Notes a scan of a picker: the lines that the picker holds stay held. */
export async function noteScan(tx: Tx, caller: Caller, locationId: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - NOTE_EVERY_MS);
  await tx
    .insert(pickers)
    .values({ userId: caller.userId, locationId, lastScanAt: at })
    .onConflictDoUpdate({
      target: [pickers.userId, pickers.locationId],
      set: { lastScanAt: sql`excluded.last_scan_at` },
      setWhere: lte(pickers.lastScanAt, before),
    });
}

/**
 * The condition that no other picker holds a line: the one rule of W-10. Undefined for admins, who may check out any
 * line.
 */
export function isOpenTo(caller: Caller, now: Date): SQL | undefined {
  return isPickAdmin(caller) ? undefined : isNotHeld(caller.userId, heldSince(now));
}

/** The time since which a picker holds lines. */
const heldSince = (now: Date): Date => new Date(now.getTime() - PICK_HOLD_MS);

/** @param since from `heldSince` */
function isNotHeld(userId: string, since: Date): SQL {
  const lastScan = sql`(select ${pickers.lastScanAt} from ${pickers}
    where ${pickers.userId} = ${requestLines.heldBy} and ${pickers.locationId} = ${requestLines.locationId})`;
  return or(
    isNull(requestLines.heldBy),
    eq(requestLines.heldBy, userId),
    sql`greatest(${requestLines.heldAt}, ${lastScan}) < ${since}::timestamptz`,
  )!;
}

/** The names of the people who hold lines against the caller, by the id of the line. */
export async function holdersAgainst(
  tx: Tx,
  caller: Caller,
  lineIds: number[],
  now: Date,
): Promise<Map<number, string>> {
  if (isPickAdmin(caller) || lineIds.length === 0) return new Map();
  const held = await tx
    .select({ id: requestLines.id, name: users.name })
    .from(requestLines)
    .innerJoin(users, eq(users.id, requestLines.heldBy))
    .where(and(inArray(requestLines.id, lineIds), not(isNotHeld(caller.userId, heldSince(now)))));
  return new Map(held.map(({ id, name }) => [id, name]));
}

/** @throws ProblemError 409 for a line that another person holds */
export async function refuseIfHeld(tx: Tx, caller: Caller, line: LockedLine, now: Date): Promise<void> {
  const holder = (await holdersAgainst(tx, caller, [line.id], now)).get(line.id);
  if (holder === undefined) return;
  const message = said('{holder} picks {name}, size {size}. Ask for it to be handed back, or take another line.', {
    holder,
    ...pairOf(line),
  });
  throw fieldProblem(409, 'Held', '/lineId', message);
}
