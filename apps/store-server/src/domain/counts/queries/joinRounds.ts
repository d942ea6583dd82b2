import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';

/** For how many days bins of a round can be counted late. */
const LATE_DAYS = 7;

/** How a round wants its bins to be counted. */
export interface RoundRules {
  isBlind: boolean;
  recountAbove: number | null;
}

/**
 * Lets the count of a bin count for each round in which the bin is still to be counted [M-07]. Returns the strictest
 * rules of these rounds; undefined if there are none.
 */
export async function joinRounds(
  tx: Tx,
  { countId, binId, now }: { countId: number; binId: number; now: Date },
): Promise<RoundRules | undefined> {
  const { rows } = await tx.execute<{ isBlind: boolean; recountAbove: number | null }>(sql`
    update round_bins set count_id = ${countId}
    from count_rounds join count_plans as plan on plan.id = plan_id
      join locations on locations.id = count_rounds.location_id
    where count_rounds.id = round_bins.round_id and round_bins.bin_id = ${binId}
      and day > (${now.toISOString()}::timestamptz at time zone time_zone)::date - ${LATE_DAYS}::int
      and (count_id is null or exists (
        select from bin_counts where bin_counts.id = round_bins.count_id and status = 'discarded'))
    returning plan.is_blind as "isBlind", plan.recount_above as "recountAbove"`);
  if (rows.length === 0) return undefined;
  const limits = rows.flatMap(({ recountAbove }) => (recountAbove === null ? [] : [recountAbove]));
  return {
    isBlind: rows.some(({ isBlind }) => isBlind),
    recountAbove: limits.length === 0 ? null : Math.min(...limits),
  };
}
