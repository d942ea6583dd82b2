import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { STATES_IN_BIN } from '../../../base/unitStates.ts';
import type { Tx } from '../../../db/database.ts';
import { binCounts, countScans } from '../../../db/schema/counts.ts';
import { units } from '../../../db/schema/stock.ts';
import { unitHistory } from '../../../db/schema/unitHistory.ts';
import { readContent } from './binContent.ts';
import { isUpToDate } from './isUpToDate.ts';
import type { LockedCount } from './lockCount.ts';

/** Whether an event of a unit's history brought it into its bin, or found it there. */
const brought = sql`(${unitHistory.kind} = 'found' or ${unitHistory.fromState} = 'Checked Out'
  or ${unitHistory.fromBin} is distinct from ${unitHistory.toBin}
  or ${unitHistory.fromLocation} is distinct from ${unitHistory.toLocation})`;

/** Whether the last change of a unit was made without a look at it: a hold, its end, or a correction by an import. */
const isUnseenChange = sql`exists (select from ${unitHistory}
  where ${unitHistory.unitId} = ${units.id} and ${unitHistory.kind} in ('on-hold', 'hold-ended', 'corrected')
    and ${unitHistory.actor} is not distinct from ${units.changedBy} and ${unitHistory.at} >= ${units.changedAt}
    and not ${brought})`;

const isBroughtSince = sql`exists (select from ${unitHistory}
  where ${unitHistory.unitId} = ${units.id} and ${unitHistory.at} > ${binCounts.startedAt} and ${brought})`;

/**
 * Whether a unit of the counted bin was put into it, or seen there, since the count began: the count knows less of it
 * than the person who did that [W-12].
 */
export const isSeenSince = sql<boolean>`(${units.changedAt} > ${binCounts.startedAt}
  and ${units.binId} = ${binCounts.binId} and not ${units.missing} and ${inArray(units.state, STATES_IN_BIN)}
  and (not ${isUnseenChange} or ${isBroughtSince}))`;

/** What a count says of units, by their ids. */
export interface Findings {
  /** They were scanned, and are in the bin. */
  scanned: number[];
  /** They were in the bin when the count began, and no one has seen them since. */
  absent: number[];
}

/** Reads what a count says of units. */
export async function readFindings(tx: Tx, count: LockedCount): Promise<Findings> {
  const scans = await tx
    .select({ unitId: countScans.unitId })
    .from(countScans)
    .where(and(eq(countScans.countId, count.id), isUpToDate))
    .orderBy(asc(countScans.unitId));
  const seen = await tx
    .select({ id: units.id })
    .from(units)
    .innerJoin(binCounts, eq(binCounts.id, count.id))
    .where(and(inArray(units.id, count.expected), isSeenSince));
  const scanned = scans.map(({ unitId }) => unitId);
  const present = new Set([...scanned, ...seen.map(({ id }) => id)]);
  return { scanned, absent: count.expected.filter((id) => !present.has(id)) };
}

/** How many units a count does not find, and how many it finds that are on record elsewhere. */
export async function countDifferences(tx: Tx, count: LockedCount): Promise<number> {
  const { scanned, absent } = await readFindings(tx, count);
  const content = await readContent(tx, count.binId);
  const unexpected = scanned.filter((id) => !count.expected.includes(id) && !content.includes(id));
  return absent.length + unexpected.length;
}
