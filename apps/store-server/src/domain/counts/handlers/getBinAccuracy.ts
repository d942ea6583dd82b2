import type { BinAccuracy } from '@instore/api';
import { sql } from 'drizzle-orm';
import type { Operation } from '../../operation.ts';

/** The most bins of an answer, and the most counts of a bin. */
const BINS_MAX = 100;
const COUNTS_MAX = 12;
/** Counts of the last days. */
const DAYS = 90;

type Row = Record<string, unknown> & { bin: string; expected: number; matched: number; counts: BinAccuracy['counts'] };

/** Lists how many of the pairs on record applied counts have found, by bin; the least accurate one first [M-07]. */
export const getBinAccuracy: Operation<'getBinAccuracy'> = async ({ query, store: { db, now } }) => {
  const since = new Date(now().getTime() - DAYS * 86_400_000).toISOString();
  const { rows } = await db.execute<Row>(sql`
    select bins.code as bin, sum(expected)::int as expected, sum(matched)::int as matched,
      jsonb_agg(jsonb_build_object('at', at, 'by', by, 'expected', expected, 'matched', matched)
        order by nth) filter (where nth <= ${COUNTS_MAX}) as counts
    from (
      select bin_id, cardinality(bin_counts.expected) as expected, matched, users.name as by,
        to_char(closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        row_number() over (partition by bin_id order by closed_at desc) as nth
      from bin_counts join users on users.id = started_by
      where bin_counts.location_id = ${query.locationId} and closed_at >= ${since}::timestamptz
        and status = 'applied' and matched is not null
    ) as counted
    join bins on bins.id = bin_id
    group by bins.code
    order by sum(matched)::float / nullif(sum(expected), 0) nulls last, bins.code
    limit ${BINS_MAX}`);
  return { data: rows };
};
