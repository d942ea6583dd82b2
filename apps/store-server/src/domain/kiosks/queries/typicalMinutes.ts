import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';

/** Below so many lines in 30 days the median says little. */
const LINES_MIN = 10;

/** The median from sending to check-out at a location in the last 30 days, in whole minutes; null for few lines. */
export async function typicalMinutes(db: Db, locationId: string, now: Date): Promise<number | null> {
  const { rows } = await db.execute<{ lines: number; minutes: number | null }>(sql`
    select count(*)::int as lines,
      (percentile_cont(0.5) within group (order by extract(epoch from checked_out_at - requested_at)) / 60)::float8 as minutes
    from request_lines
    where location_id = ${locationId} and try_out_item and checked_out_at > requested_at
      and requested_at > ${now.toISOString()}::timestamptz - interval '30 days'`);
  const [found] = rows;
  return found?.minutes == null || found.lines < LINES_MIN ? null : Math.max(1, Math.round(found.minutes));
}
