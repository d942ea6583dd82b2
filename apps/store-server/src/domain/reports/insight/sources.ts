import { sql, type SQL } from 'drizzle-orm';
import { binCounts, countScans } from '../../../db/schema/counts.ts';
import { bookings } from '../../../db/schema/bookings.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { tryoutLines, tryouts } from '../../../db/schema/tryouts.ts';
import { WAITING_MS } from '../../tryouts/index.ts';

/** Where the rows of figures come from, and the columns that all measures of it share. */
export interface Source {
  rows: SQL;
  /** By which name the columns of a row are called. */
  alias: SQL;
  id: SQL;
  locationId: SQL;
  /** The time that gives a row its day. */
  at: SQL;
}

/**
 * Every pair that was asked for: the lines that an associate accepted or made, and the lines of customers that wait, were
 * withdrawn or have expired. A pair that another size replaced is a row of its own, with the outcome `replaced`.
 */
const pairRows = (now: SQL): SQL => sql`(
  select line.id, line.location_id, line.variant_id, line.requested_at, line.tryout_id, line.request_id,
    line.owner_id, line.checked_out_by as picker_id, line.tryout_accepted_at as accepted_at,
    line.request_placed_at as placed_at, line.checked_out_at,
    coalesce(line.handed_over_at, case when line.is_at_spot then line.delivered_at end) as customer_at,
    case when line.status = 'sold' and line.returned_at is null then line.closed_at end as sold_at,
    line.answered_at,
    case
      when line.replaced_by is not null then 'replaced'
      when line.status = 'sold' or line.handed_over_at is not null or (line.is_at_spot and line.delivered_at is not null)
        then 'brought'
      when line.status = 'unavailable' then 'notAvailable'
      when line.status = 'checkedin' then 'returned'
      when line.status = 'cancelled' then 'withdrawn'
      else 'onTheWay'
    end as outcome,
    line.first_reason as reason, line.first_bin, line.picked_bin
  from ${requestLines} as line
  union all
  ${waitingRows(sql`case
    when coalesce(line.cancelled_at, tryout.withdrawn_at) is not null then 'withdrawn'
    when tryout.expired_at is not null or ${now} - tryout.requested_at >= ${WAITING_MS / 1000} * interval '1 second'
      then 'expired'
    else 'waiting'
  end`)}
  where tryout.accepted_by is null
  union all
  ${waitingRows(sql`'withdrawn'`)}
  where tryout.accepted_by is not null and line.cancelled_at is not null
)`;

/** Lines of customers that no associate accepted. The conditions are those of partial indexes. */
const waitingRows = (outcome: SQL): SQL => sql`
  select line.id, tryout.location_id, line.variant_id, tryout.requested_at, tryout.id, null::bigint,
    null::text, null::text, null::timestamptz, null::timestamptz, null::timestamptz,
    null::timestamptz, null::timestamptz, null::timestamptz, ${outcome}, null::text, null::text, null::text
  from ${tryouts} as tryout join ${tryoutLines} as line on line.tryout_id = tryout.id`;

/** The sources by the name of their cube. */
export const createSources = (now: SQL) =>
  ({
    TryOns: {
      rows: sql`${pairRows(now)} as pair`,
      alias: sql`pair`,
      id: sql`pair.id`,
      locationId: sql`pair.location_id`,
      at: sql`pair.requested_at`,
    },
    Bookings: {
      rows: sql`${bookings}`,
      alias: sql`bookings`,
      id: sql`${bookings.id}`,
      locationId: sql`${bookings.locationId}`,
      at: sql`${bookings.startsAt}`,
    },
    Counts: {
      rows: sql`${binCounts}`,
      alias: sql`bin_counts`,
      id: sql`${binCounts.id}`,
      locationId: sql`${binCounts.locationId}`,
      at: sql`${binCounts.closedAt}`,
    },
  }) satisfies Record<string, Source>;

export type SourceName = keyof ReturnType<typeof createSources>;

/** Whether the scans of a count are the units that the store expected in the bin. */
export const isAccurate = sql`(
  (select array_agg(scan.unit_id order by scan.unit_id) from ${countScans} as scan where scan.count_id = ${binCounts.id})
  is not distinct from (select array_agg(unit order by unit) from unnest(${binCounts.expected}) as unit)
)`;
