import { eq, inArray, sql } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { scannedAtOf } from '../../../db/idempotency.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { actOf, changeWords, type Change } from './changeWords.ts';
import { pairOf } from './productFacts.ts';

/** A locked unit or line, as it was changed last. */
export interface Subject {
  id: number;
  /** The unit of a line; absent for a unit. */
  unitId?: number | null;
  variantId: string;
  changedAt: Date | null;
  changedBy: string | null;
  /** The last change by another person than `changedBy`. */
  otherChangedAt: Date | null;
  otherChangedBy: string | null;
}

/**
 * How much later than a scan the own earlier scan may have arrived, ms: the network delays each of them differently, and
 * one attempt of a write takes no longer.
 */
const OWN_DELAY_MS = 30_000;

interface Scan {
  body: { locationId: string; scannedAt?: string };
  caller: { userId: string };
}

/**
 * Refuses a scan that is sent late, if one of its subjects has changed since: the late scan would undo a newer act
 * [W-13]. Every operation with `scannedAt` calls it for the units and lines that it changes, once they are locked.
 *
 * @param scannedAt the store's time of the scan
 * @throws ProblemError 409 that names the person who did the newest change, and its time
 */
export async function refuseIfChanged(tx: Tx, scan: Scan, scannedAt: Date, subjects: Subject[]): Promise<void> {
  const { body, caller } = scan;
  if (scannedAtOf(body) === undefined) return;
  const newer = subjects.flatMap((subject) => {
    const change = newerChange(subject, caller.userId, scannedAt);
    return change ? [{ subject, change }] : [];
  });
  const [newest] = newer.toSorted((a, b) => Number(b.change.at) - Number(a.change.at));
  if (newest) throw await changedProblem(tx, body.locationId, newest.subject, newest.change);
}

/** The change that the scan of a person would undo. The own last change may hide one by another person. */
function newerChange(subject: Subject, userId: string, scannedAt: Date): Change | undefined {
  const { changedAt, changedBy, otherChangedAt, otherChangedBy } = subject;
  const isOwn = changedBy === userId;
  const [at, by] = isOwn ? [otherChangedAt, otherChangedBy] : [changedAt, changedBy];
  if (at !== null && at > scannedAt) return { at, by };
  const isNewer = isOwn && changedAt !== null && changedAt.getTime() > scannedAt.getTime() + OWN_DELAY_MS;
  return isNewer ? { at: changedAt, by: changedBy } : undefined;
}

async function changedProblem(tx: Tx, locationId: string, subject: Subject, change: Change) {
  const { id, unitId = id, variantId } = subject;
  const [pair] = await tx
    .select({ productName: products.title, size: variants.size })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId));
  if (!pair) throw new Error(`Variant ${variantId} disappeared within its transaction.`);
  const words = await changeWords(tx, locationId, change);
  const values = { ...pairOf(pair), ...words.values };
  const act = unitId === null ? undefined : await actOf(tx, unitId, change);
  const message =
    act === undefined
      ? said(
          '{person} changed {name}, size {size} at {time}, after this scan. Check the pair, then try again or drop it.',
          values,
          words.english,
        )
      : said(
          '{person} changed {name}, size {size} at {time}, after this scan: {act}. Check the pair, then try again or drop it.',
          { ...values, act },
          words.english,
        );
  return fieldProblem(409, 'Changed after this scan', '/scannedAt', message);
}

/** Notes that units are where they are recorded: an older scan that is sent later does not move them [W-13]. */
export async function noteSeen(tx: Tx, ids: number[]): Promise<void> {
  // The database replaces any new value by the time and the person of the scan.
  if (ids.length > 0)
    await tx
      .update(units)
      .set({ changedAt: sql`clock_timestamp()` })
      .where(inArray(units.id, ids));
}
