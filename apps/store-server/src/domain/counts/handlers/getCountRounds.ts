import type { CountRound, RoundBin } from '@instore/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import type { Operation } from '../../operation.ts';
import { toPerson } from '../queries/readPlans.ts';

/** The most rounds of an answer, and the most bins that a round names. */
const ROUNDS_MAX = 50;
const BINS_MAX = 500;
/** For how many days bins that were not counted are listed. */
const DAYS = 7;

type RoundRow = Record<string, unknown> & {
  id: string;
  day: string;
  isToday: boolean;
  aisles: string[];
  isBlind: boolean;
  person: { id: string; name: string; photo: string | null } | null;
};

type BinRow = Record<string, unknown> & {
  roundId: string;
  bin: string;
  state: RoundBin['state'] | 'done';
  by: string | null;
  firstBy: string | null;
  firstDifferences: number | null;
};

/** Lists the rounds of today, and those of the last week with bins that were not counted [M-07]. */
export const getCountRounds: Operation<'getCountRounds'> = async ({ query, store: { db, now } }) => {
  const rounds = await readRounds(db, query.locationId, now());
  const bins = await readBins(
    db,
    rounds.map(({ id }) => id),
  );
  const all = rounds.map((round) =>
    toRound(
      round,
      bins.filter(({ roundId }) => roundId === round.id),
    ),
  );
  return { data: all.filter(({ isToday, remaining }) => isToday || remaining.length > 0) };
};

async function readRounds(db: Db, locationId: string, now: Date): Promise<RoundRow[]> {
  const { rows } = await db.execute<RoundRow>(sql`
    select count_rounds.id, day::text, day = today as "isToday", aisles, is_blind as "isBlind",
      case when users.id is null then null
        else jsonb_build_object('id', users.id, 'name', users.name, 'photo', users.photo) end as person
    from count_rounds
    join count_plans on count_plans.id = plan_id
    join locations on locations.id = count_rounds.location_id
    cross join lateral (select (${now.toISOString()}::timestamptz at time zone time_zone)::date as today) as clock
    left join users on users.id = assigned_to
    where count_rounds.location_id = ${locationId} and day > today - ${DAYS}::int and day <= today
    order by day desc, count_rounds.id desc limit ${ROUNDS_MAX}`);
  return rows;
}

async function readBins(db: Db, roundIds: string[]): Promise<BinRow[]> {
  if (roundIds.length === 0) return [];
  const { rows } = await db.execute<BinRow>(sql`
    select round_id as "roundId", bins.code as bin, counter.name as by, first.name as "firstBy",
      first_differences as "firstDifferences",
      case when count.id is null or count.status = 'discarded' then 'waiting'
        when count.recount = 'asked' then 'recount'
        when count.status = 'open' then 'counting'
        else 'done' end as state
    from round_bins
    join bins on bins.id = round_bins.bin_id
    left join bin_counts as count on count.id = count_id
    left join users as counter on counter.id = count.started_by
    left join users as first on first.id = count.first_by
    where round_id = any(${sql.param(roundIds)}::bigint[])
    order by bins.code`);
  return rows;
}

function toRound({ id, day, isToday, aisles, isBlind, person }: RoundRow, bins: BinRow[]): CountRound {
  const done = bins.filter(({ state }) => state === 'done');
  const names = [...new Set(done.map(({ by }) => by ?? ''))].toSorted();
  return {
    roundId: id,
    day,
    isToday,
    aisles,
    isBlind,
    assignedTo: person && toPerson(person),
    bins: bins.length,
    done: done.length,
    counters: names.map((name) => ({ name, bins: done.filter(({ by }) => (by ?? '') === name).length })),
    remaining: bins
      .flatMap(({ bin, state, firstBy, firstDifferences }) =>
        state === 'done' ? [] : [{ bin, state, firstBy, firstDifferences }],
      )
      .slice(0, BINS_MAX),
  };
}
