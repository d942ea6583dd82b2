import type { Pool } from 'pg';

/** Lines that end now. */
export interface AskedLines {
  lines: number;
  /** Over so many days. */
  days: number;
  locationId: string;
  now: Date;
}

/**
 * Replaces the try-on requests of a demo store by lines of one location, evenly over some days, each with all its times.
 * Triggers do not run: the figures read lines alone.
 */
export async function addAskedLines(pool: Pool, { lines, days, locationId, now }: AskedLines): Promise<void> {
  await pool.query(`
    set session_replication_role = replica;
    delete from request_lines; delete from tryout_lines; delete from tryouts;
    create temp table asked as
    select n as id, '${now.toISOString()}'::timestamptz - n * interval '${days} days' / ${lines} as at,
      (array(select id from variants order by id limit 500))[1 + n % 500] as variant
    from generate_series(1, ${lines}) n;
    insert into tryouts (id, location_id, name, requested_at, accepted_by, accepted_at)
    select 1000000 + id, '${locationId}', 'Front door', at, '1001', at + interval '1 minute' from asked;
    insert into tryout_lines (id, tryout_id, variant_id, position) select 1000000 + id, 1000000 + id, variant, 0 from asked;
    insert into requests (id, location_id, placed_by, placed_at)
    select 1000000 + id, '${locationId}', '1001', at + interval '2 minutes' from asked;
    insert into request_lines (id, request_id, location_id, owner_id, variant_id, status, requested_by, requested_at,
      try_out_item, tryout_id, checked_out_at, checked_out_by, handed_over_at, closed_at, tryout_accepted_at, request_placed_at, picked_bin,
      first_reason)
    select 1000000 + id, 1000000 + id, '${locationId}', (array['1001', '1002'])[1 + id % 2], variant, 'checkedin', 'Kiosk Front door', at, true,
      1000000 + id, at + interval '4 minutes', '1003', at + (3 + id % 12) * interval '1 minute', at + interval '40 minutes', at + interval '1 minute',
      at + interval '2 minutes', 'A-14-03', case when id % 20 = 0 then 'not found' end from asked;
    set session_replication_role = origin;
    drop table asked;
    analyze tryouts, tryout_lines, requests, request_lines`);
}
