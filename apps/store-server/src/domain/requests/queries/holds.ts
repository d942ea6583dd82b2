import { and, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { pickers, requestLines } from '../../../db/schema/requests.ts';
import type { Caller } from '../../../security/callers.ts';
import { nameOf } from '../../stock/index.ts';
import { PICK_ADMINS } from '../rules/rights.ts';
import type { LockedLine } from './lockLines.ts';

/** How long a picker holds lines after the last scan, ms [W-10]. */
const HOLD_MS = 30 * 60_000;

/** Notes a scan of a picker: the lines that the picker holds stay held. */
export async function noteScan(tx: Tx, caller: Caller, locationId: string, at: Date): Promise<void> {
  await tx
    .insert(pickers)
    .values({ userId: caller.userId, locationId, lastScanAt: at })
    .onConflictDoUpdate({
      target: [pickers.userId, pickers.locationId],
      set: { lastScanAt: at },
      setWhere: sql`${pickers.lastScanAt} < ${at.toISOString()}::timestamptz`,
    });
}

/** The condition that no other picker holds a line; undefined for admins, who may check out any line. */
export function isOpenTo(caller: Caller, now: Date): SQL | undefined {
  if (PICK_ADMINS.includes(caller.role)) return undefined;
  const since = new Date(now.getTime() - HOLD_MS);
  const lastScan = sql`(select ${pickers.lastScanAt} from ${pickers}
    where ${pickers.userId} = ${requestLines.heldBy} and ${pickers.locationId} = ${requestLines.locationId})`;
  return or(
    isNull(requestLines.heldBy),
    eq(requestLines.heldBy, caller.userId),
    sql`greatest(${requestLines.heldAt}, ${lastScan}) < ${since.toISOString()}::timestamptz`,
  );
}

/** The name of the person who holds a line against the caller. */
export async function holderAgainst(tx: Tx, caller: Caller, line: LockedLine, now: Date): Promise<string | undefined> {
  const { heldBy, heldAt } = line;
  if (heldBy === null || heldBy === caller.userId || PICK_ADMINS.includes(caller.role)) return undefined;
  const since = new Date(now.getTime() - HOLD_MS);
  const [recent] = await tx
    .select({ userId: pickers.userId })
    .from(pickers)
    .innerJoin(requestLines, eq(requestLines.locationId, pickers.locationId))
    .where(and(eq(requestLines.id, line.id), eq(pickers.userId, heldBy), gte(pickers.lastScanAt, since)));
  if (recent === undefined && (heldAt === null || heldAt < since)) return undefined;
  const [holder] = await tx.select({ name: users.name }).from(users).where(eq(users.id, heldBy));
  return holder?.name ?? 'Another picker';
}

/** @throws ProblemError 409 for a line that another person holds */
export async function refuseIfHeld(tx: Tx, caller: Caller, line: LockedLine, now: Date): Promise<void> {
  const holder = await holderAgainst(tx, caller, line, now);
  if (holder === undefined) return;
  const message = `${holder} picks ${nameOf(line)}. Ask for it to be handed back, or take another line.`;
  throw fieldProblem(409, 'Held', '/lineId', message);
}
