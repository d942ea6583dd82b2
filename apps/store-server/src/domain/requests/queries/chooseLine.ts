import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import { said } from '../../../base/problems.ts';
import { lockLines, type LockedLine } from './lockLines.ts';
import { holderOf, pairOf, refusedScan, type FoundUnit } from '../../stock/index.ts';
import type { Tx } from '../../../db/database.ts';
import type { Caller } from '../../../security/callers.ts';
import { isOpenTo } from './pickHolds.ts';
import { mismatch } from './mismatch.ts';
import { isOpen, OPEN_STATUSES, refuseUnlessOpen, refuseUnlessThere } from '../rules/lineStatus.ts';

/** Locks the line that the picker named and checks that it is open and that the unit fits. */
export async function lockNamedLine(tx: Tx, unit: FoundUnit, lineId: number): Promise<LockedLine> {
  const [line] = await lockLines(tx, unit.locationId, [lineId]);
  refuseUnlessThere(line);
  await refuseCheckedOut(tx, unit);
  const difference = await mismatch(tx, unit, line);
  if (difference !== undefined) throw refusedScan(422, 'Wrong pair', difference);
  refuseUnlessOpen(line);
  return line;
}

/**
 * Locks the line for a scan that names none: the line for which the unit is reserved, otherwise the oldest open line for
 * its variant. Lines that another transaction has locked, or another picker holds, are skipped.
 */
export async function lockFittingLine(tx: Tx, unit: FoundUnit, caller: Caller, now: Date): Promise<LockedLine> {
  const holder = await holderOf(tx, unit.id);
  if (holder !== undefined) {
    const [line] = await lockLines(tx, unit.locationId, [holder.id]);
    if (line !== undefined && isOpen(line) && line.unitId === unit.id) return line;
    await refuseCheckedOut(tx, unit);
    // Between the two reads the line was cancelled or got another unit: this unit is free now.
  }
  const [oldest] = await tx
    .select({ id: requestLines.id })
    .from(requestLines)
    .where(
      and(
        eq(requestLines.locationId, unit.locationId),
        eq(requestLines.variantId, unit.variantId),
        inArray(requestLines.status, OPEN_STATUSES),
        isNotNull(requestLines.requestId),
        isOpenTo(caller, now),
      ),
    )
    .orderBy(asc(requestLines.requestId), asc(requestLines.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [line] = oldest === undefined ? [] : await lockLines(tx, unit.locationId, [oldest.id]);
  if (line !== undefined) return line;
  throw refusedScan(409, 'Not requested', said('There is no open request for {name}, size {size}.', pairOf(unit)));
}

/**
 * Refuses a unit that is sold or checked out. This check comes before all others, because its message explains most.
 * @throws ProblemError 409
 */
export async function refuseCheckedOut(tx: Tx, unit: FoundUnit): Promise<void> {
  if (unit.state === 'Sold') throw refusedScan(409, 'Sold', 'This pair is sold.');
  const holder = await holderOf(tx, unit.id);
  if (holder?.status !== 'checkedout') return;
  const person = holder.checkedOutBy ?? 'Another person';
  const text = '{person} already checked this pair out for request {request}.';
  throw refusedScan(409, 'Checked out', said(text, { person, request: String(holder.requestId) }));
}
