import { and, asc, eq, inArray } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';
import { lockLines, type LockedLine } from './lockLines.ts';
import { holderOf, nameOf, refusedScan, type FoundUnit } from '../../stock/index.ts';
import type { Tx } from '../../../db/database.ts';
import { mismatch } from './mismatch.ts';
import { isWaiting, refuseUnlessThere, refuseUnlessWaiting } from '../rules/lineStatus.ts';

/** Locks the line that the picker named and makes sure that it waits for a pair like this one. */
export async function lockNamedLine(tx: Tx, unit: FoundUnit, lineId: number): Promise<LockedLine> {
  const [line] = await lockLines(tx, unit.locationId, [lineId]);
  refuseUnlessThere(line);
  await refuseHandedOut(tx, unit);
  const difference = await mismatch(tx, unit, line);
  if (difference !== undefined) throw refusedScan(422, 'Wrong pair', difference);
  refuseUnlessWaiting(line);
  return line;
}

/**
 * Locks the line that a scan without further word is for: the one that the pair is promised to, else the oldest that
 * waits for such a pair. Lines that somebody else is just handling are passed over.
 */
export async function lockFittingLine(tx: Tx, unit: FoundUnit): Promise<LockedLine> {
  const holder = await holderOf(tx, unit.id);
  if (holder !== undefined) {
    const [line] = await lockLines(tx, unit.locationId, [holder.id]);
    if (line !== undefined && isWaiting(line) && line.unitId === unit.id) return line;
    await refuseHandedOut(tx, unit);
    // Between the two looks the line was cancelled or got another pair: this one is free now.
  }
  const [oldest] = await tx
    .select({ id: requestLines.id })
    .from(requestLines)
    .where(
      and(
        eq(requestLines.locationId, unit.locationId),
        eq(requestLines.variantId, unit.variantId),
        inArray(requestLines.status, ['request', 'pending']),
      ),
    )
    .orderBy(asc(requestLines.requestId), asc(requestLines.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [line] = oldest === undefined ? [] : await lockLines(tx, unit.locationId, [oldest.id]);
  if (line !== undefined) return line;
  throw refusedScan(409, 'Not requested', `Nobody has requested ${nameOf(unit)}.`);
}

/** The message for a pair that somebody already has; it comes before any other. */
export async function refuseHandedOut(tx: Tx, unit: FoundUnit): Promise<void> {
  if (unit.state === 'Sold') throw refusedScan(409, 'Sold', 'This pair is sold.');
  const holder = await holderOf(tx, unit.id);
  if (holder?.status !== 'checkedout') return;
  throw refusedScan(409, 'Checked out', `This pair is already checked out for request ${holder.requestId}.`);
}
