import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { Caller } from '../../../security/callers.ts';

/** How far ahead an opening is looked for, days. */
const DAYS = 14;

/**
 * Reads when the first of some locations opens next, undefined if none does within two weeks. A location that is closed
 * at its usual time of opening opens when that closing ends [B-04].
 */
export async function readNextOpening(
  tx: Tx,
  locationIds: Caller['locationIds'],
  now: Date,
): Promise<Date | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOwn = locationIds === 'all' ? sql`true` : sql`locations.id = any(${sql.param(locationIds)}::text[])`;
  const { rows } = await tx.execute<{ opensAt: string | null }>(sql`
    select to_char(min(opens_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "opensAt"
    from locations
    cross join lateral generate_series(
      date_trunc('day', ${at} at time zone time_zone),
      date_trunc('day', ${at} at time zone time_zone) + ${DAYS} * interval '1 day',
      interval '1 day'
    ) as days(each_day)
    cross join lateral (
      select (hours ->> 'opens')::time as opens, (hours ->> 'closes')::time as closes
      from (select opening_hours -> extract(dow from each_day)::int as hours) as weekday
    ) as opening
    cross join lateral (
      select coalesce(max(to_time), opens) as opens_on_day from holidays
      where holidays.location_id = locations.id and holidays.day = each_day::date
        and from_time <= opens and to_time > opens
    ) as closing
    cross join lateral (select (each_day + opens_on_day) at time zone time_zone as opens_at) as instant
    where ${isOwn} and opens_on_day < closes and opens_at > ${at}`);
  const opensAt = rows[0]?.opensAt ?? null;
  return opensAt === null ? undefined : new Date(opensAt);
}
