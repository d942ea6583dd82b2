import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';

/** The most rounds that one run makes; the next run continues. */
const RUN_MAX = 100;

/**
 * Makes the counts of the day when a location opens [M-07]; those that are planned on the same day for that day at once.
 * A plan of one day is late if no node ran on that day, and is not stopped by a closing. Any node may run it at any time: of two nodes one makes the round, because a plan has one
 * round a day.
 */
export async function makeRounds({ db, now }: { db: Db | Tx; now: () => Date }): Promise<void> {
  const at = sql`${now().toISOString()}::timestamptz`;
  await db.execute(sql`
    with due as (
      select plan.id, plan.location_id, today
      from count_plans as plan
      join locations on locations.id = plan.location_id
      cross join lateral (
        select (${at} at time zone time_zone)::date as today, (${at} at time zone time_zone)::time as at_time
      ) as clock
      cross join lateral (
        select (hours ->> 'opens')::time as opens, (hours ->> 'closes')::time as closes
        from (select opening_hours -> extract(dow from today)::int as hours) as weekday
      ) as opening
      cross join lateral (
        select coalesce(max(to_time), opens) as opens_today from holidays
        where holidays.location_id = locations.id and holidays.day = today
          and from_time <= opens and to_time > opens
      ) as closing
      where plan.ended_at is null and (
        on_day = today
          and (at_time >= coalesce(opens_today, '00:00') or (planned_at at time zone time_zone)::date = today)
          and not exists (select from count_rounds where plan_id = plan.id)
        or on_day < today and not exists (select from count_rounds where plan_id = plan.id)
        or extract(dow from today)::int = any(weekdays) and opens_today < closes and at_time >= opens_today
          and not exists (select from count_rounds where plan_id = plan.id and day = today))
      order by plan.id limit ${RUN_MAX}
    ), made as (
      insert into count_rounds (plan_id, location_id, day) select id, location_id, today from due
      on conflict do nothing
      returning id, plan_id, location_id
    )
    insert into round_bins (round_id, bin_id)
    select made.id, bins.id from made
    join count_plans as plan on plan.id = made.plan_id
    join bins on bins.location_id = made.location_id and bins.aisle = any(plan.aisles)`);
}
