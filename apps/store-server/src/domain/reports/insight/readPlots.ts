import type { Insight } from '@instore/api';
import { sql, type SQL } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { users } from '../../../db/schema/people.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import type { Db } from '../../../db/database.ts';
import { isFree } from '../../stock/index.ts';
import { FEWEST_CASES, partOf, valueOf, casesOf, type Measure } from './measures.ts';
import type { Calendar } from './periods.ts';
import { rowsIn } from './readFigures.ts';
import type { Source } from './sources.ts';

/** The sums that the plots show; the days have no opening hours yet. */
export type Plots = Pick<
  Insight,
  'hours' | 'minutes' | 'outcomes' | 'asked' | 'missing' | 'reasons' | 'people' | 'places'
> & { days: Omit<Insight['days'][number], 'opens' | 'closes'>[] };

/** What the plots need of the measures. */
export interface PlotMeasures {
  tryOns: Measure;
  late: Measure;
  toCustomer: Measure;
  toCustomerMost: Measure;
  found: Measure;
  sold: Measure;
}

/** Rows of a select as one JSON list. */
const list = (select: SQL): SQL =>
  sql`(select coalesce(json_agg(row_to_json(rows)), '[]'::json) from (${select}) as rows)`;

/** A value that few cases do not have. */
const told = (measure: Measure): SQL =>
  sql`case when ${casesOf(measure)} >= ${FEWEST_CASES} then ${valueOf(measure)} end`;

const product = sql`pair.variant_id as "inventoryItemId", ${products.title} as title, ${products.sku} as sku,
  ${variants.size} as size, ${variants.sizeSystem} as "sizeSystem",
  array_to_string(${products.colourParts}, ' / ') as colourway, ${products.swatches} as swatches`;
const withProduct = sql`join ${variants} on ${variants.id} = pair.variant_id
  join ${products} on ${products.id} = ${variants.productId}`;

/** Reads the sums of all plots in one statement, so that they agree: the pairs of the days are read once. */
export async function readPlots(
  db: Db,
  source: Source,
  measures: PlotMeasures,
  { locationId, calendar }: { locationId: string; calendar: Calendar },
): Promise<Plots> {
  const { tryOns, late } = measures;
  const local = sql`(pair.requested_at at time zone ${calendar.timeZone}::text)`;
  const counted = sql`${partOf(tryOns)}::int as pairs, ${partOf(late)}::int as late`;
  const minute = sql`least(20, floor(${measures.toCustomer.minutes}))::int`;
  const { rows } = await db.execute<{ plots: Plots }>(sql`
    with pair as materialized (select * from ${source.rows} where ${rowsIn(source, locationId, calendar.period)})
    select json_build_object(
      'hours', ${list(sql`
        select ${local}::date::text as day, extract(hour from ${local})::int as hour, ${counted} from pair
        where ${tryOns.cases} group by 1, 2 order by 1, 2`)},
      'days', ${list(sql`
        select ${local}::date::text as day, ${counted}, ${told(measures.toCustomer)} as half,
          ${told(measures.toCustomerMost)} as most, ${told(measures.found)}::float8 as found,
          ${partOf(measures.sold)}::int as sold
        from pair group by 1 order by 1`)},
      'minutes', ${list(sql`
        select ${minute} as minute, count(*)::int as pairs, ${partOf(late)}::int as late from pair
        where ${measures.toCustomer.cases} group by 1 order by 1`)},
      'outcomes', ${list(sql`
        select outcome, count(*)::int as pairs from pair where ${tryOns.cases} group by 1 order by 2 desc, 1`)},
      'reasons', ${list(sql`
        select reason, count(*)::int as pairs from pair where reason is not null group by 1 order by 2 desc, 1`)},
      'asked', ${list(askedMost(tryOns, locationId))},
      'missing', ${list(sql`
        select ${product}, pair.id::text as "lineId", pair.reason, pair.first_bin as bin, pair.requested_at as at
        from (select * from pair where reason is not null order by requested_at desc, id desc limit 10) as pair
        ${withProduct} order by pair.requested_at desc, pair.id desc`)},
      'people', ${list(peopleOf(measures))},
      'places', ${list(placesOf(locationId))}
    ) as plots`);
  const [row] = rows;
  if (row === undefined) throw new Error('The statement of the plots has one row.');
  return { ...row.plots, missing: row.plots.missing.map((each) => ({ ...each, at: new Date(each.at).toISOString() })) };
}

/** The sizes that were asked for most, and how many free pairs are left. */
const askedMost = (tryOns: Measure, locationId: string): SQL => sql`
  select ${product}, pair.pairs,
    (select count(*)::int from ${units}
     where ${units.locationId} = ${locationId} and ${units.variantId} = pair.variant_id and ${isFree}) as left
  from (
    select variant_id, count(*)::int as pairs from pair where ${tryOns.cases} group by 1 order by 2 desc, 1 limit 10
  ) as pair
  ${withProduct} order by pair.pairs desc, pair.variant_id`;

/** The times of each person, by name: the order is no ranking. */
function peopleOf({ toCustomer }: PlotMeasures): SQL {
  const ranks = (minutes: SQL): SQL =>
    sql.join(
      [['low', '0.25'] as const, ['half', '0.5'] as const, ['high', '0.75'] as const].map(
        ([name, rank]) => sql`case when count(*) >= ${FEWEST_CASES}
          then percentile_cont(${sql.raw(rank)}) within group (order by ${minutes}) end as ${sql.raw(name)}`,
      ),
      sql`, `,
    );
  const picking = sql`(date_part('epoch', pair.checked_out_at - pair.placed_at) / 60)`;
  return sql`
    select person.person_id as "personId", ${users.name} as name, work, pairs, low, half, high from (
      select owner_id as person_id, 'floor' as work, count(*)::int as pairs, ${ranks(toCustomer.minutes)}
      from pair where ${toCustomer.cases} and owner_id is not null group by 1
      union all
      select picker_id, 'stockroom', count(*)::int, ${ranks(picking)}
      from pair where checked_out_at is not null and placed_at is not null and picker_id is not null group by 1
    ) as person join ${users} on ${users.id} = person.person_id order by work, name, person.person_id`;
}

/** The shelves of the stockroom as they are today, with the picks of the days. */
const placesOf = (locationId: string): SQL => sql`
  select ${bins.aisle} as aisle, ${bins.bay} as bay, ${bins.shelf} as shelf,
    coalesce(sum(picked.picks), 0)::int as picks, coalesce(sum(picked.missing), 0)::int as missing
  from ${bins} left join (
    select code, count(*) as picks, count(*) filter (where is_missing) as missing from (
      select first_bin as code, true as is_missing from pair where reason = 'not found'
      union all
      select picked_bin, false from pair where checked_out_at is not null and reason is distinct from 'not found'
    ) as each group by code
  ) as picked on picked.code = ${bins.code}
  where ${bins.locationId} = ${locationId} and ${bins.zone} = 'stockroom'
  group by 1, 2, 3 order by 1, 2, 3`;

/** The hours of the whole day a week before: what can still come. */
export async function readHoursBefore(
  db: Db,
  source: Source,
  tryOns: Measure,
  { locationId, calendar: { before, timeZone } }: { locationId: string; calendar: Calendar },
): Promise<Insight['hoursBefore']> {
  const last = before.at(-1);
  if (last === undefined || last.from !== last.to) return undefined;
  const local = sql`(pair.requested_at at time zone ${timeZone}::text)`;
  const end = sql`((${last.to}::date + 1)::timestamp at time zone ${timeZone}::text)`;
  const { rows } = await db.execute<{ hour: number; pairs: number }>(sql`
    select extract(hour from ${local})::int as hour, count(*)::int as pairs from ${source.rows}
    where ${rowsIn(source, locationId, { start: last.start, end })} and ${tryOns.cases} group by 1 order by 1`);
  return rows;
}
