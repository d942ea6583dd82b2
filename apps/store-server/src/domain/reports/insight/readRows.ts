import type { InsightMeasure, InsightRow } from '@instore/api';
import { sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { binCounts } from '../../../db/schema/counts.ts';
import { users } from '../../../db/schema/people.ts';
import { bins } from '../../../db/schema/stock.ts';
import type { Db } from '../../../db/database.ts';
import type { OperationInput } from '../../operation.ts';
import type { Measure } from './measures.ts';
import { notAnswerable, readCalendar } from './periods.ts';
import { rowsIn } from './readFigures.ts';
import { insightOf, type InsightSources } from './insightOf.ts';
import type { Source, SourceName } from './sources.ts';

/** The parameters of the list of a figure's rows. */
export type RowsQuery = Omit<NonNullable<OperationInput<'getInsightRows'>['query']>, 'page' | 'size'>;

/** The rows of a figure: where they come from and which they are. */
export interface FigureRows {
  measure: Measure;
  source: Source;
  /** All rows of the days that fit the filters. */
  where: SQL;
  /** Those of them that the list shows. */
  shown: SQL;
}

/**
 * Finds the rows of a figure.
 * @throws ProblemError 422 with the field for an unknown measure, days that cannot be answered, and a filter of pairs for
 * a measure that has none
 */
export async function findRows(db: Db, { now, lateAfterMs }: InsightSources, query: RowsQuery): Promise<FigureRows> {
  const { sources, measures } = insightOf({ now, lateAfterMs });
  const measure = Object.hasOwn(measures, query.measure) ? measures[query.measure as InsightMeasure] : undefined;
  if (measure === undefined) throw notAnswerable('measure', `There is no measure ${query.measure}.`);
  const { period, timeZone } = await readCalendar(db, query, now);
  const source = sources[measure.source];
  const conditions = [rowsIn(source, query.locationId, period), ...filtersOf(query, measure, source, timeZone)];
  const isCounted = measure.kind === 'count' ? sql`${measure.cases} and ${measure.part}` : measure.cases;
  return {
    measure,
    source,
    where: sql.join(conditions, sql` and `),
    shown: query.rows === 'leftOut' ? sql`not ${measure.cases}` : isCounted,
  };
}

function filtersOf(query: RowsQuery, measure: Measure, { at }: Source, timeZone: string): SQL[] {
  const { hour, ownerId, pickerId, inventoryItemId, outcome } = query;
  const ofPairs = { ownerId, pickerId, inventoryItemId, outcome };
  const columns: Record<keyof typeof ofPairs, SQL> = {
    ownerId: sql`pair.owner_id`,
    pickerId: sql`pair.picker_id`,
    inventoryItemId: sql`pair.variant_id`,
    outcome: sql`pair.outcome`,
  };
  const filters = (Object.keys(columns) as (keyof typeof ofPairs)[]).flatMap((name) => {
    const value = ofPairs[name];
    if (value === undefined) return [];
    if (measure.source !== 'TryOns') throw notAnswerable(name, `${query.measure} has no pairs to filter.`);
    return [sql`${columns[name]} = ${value}`];
  });
  if (hour !== undefined) filters.push(sql`extract(hour from ${at} at time zone ${timeZone}::text) = ${hour}`);
  return filters;
}

const NO_TEXT = sql`null::text`;

/** What a row shows, by its source. */
const shownOf: Record<SourceName, { columns: SQL; joins: SQL }> = {
  TryOns: {
    columns: sql`${products.title} as title, ${variants.size} as size, ${variants.sizeSystem} as "sizeSystem",
      pair.outcome, owner.name as owner, picker.name as picker, coalesce(pair.first_bin, pair.picked_bin) as bin, pair.request_id::text as "requestId"`,
    joins: sql`join ${variants} on ${variants.id} = pair.variant_id
      join ${products} on ${products.id} = ${variants.productId}
      left join ${users} as owner on owner.id = pair.owner_id
      left join ${users} as picker on picker.id = pair.picker_id`,
  },
  Bookings: {
    columns: sql`${bookings.customer} as title, ${bookings.size} as size, ${bookings.sizeSystem} as "sizeSystem",
      ${NO_TEXT} as outcome, ${NO_TEXT} as owner, ${NO_TEXT} as picker, ${NO_TEXT} as bin, ${NO_TEXT} as "requestId"`,
    joins: sql``,
  },
  Counts: {
    columns: sql`${bins.code} as title, ${NO_TEXT} as size, ${NO_TEXT} as "sizeSystem", ${NO_TEXT} as outcome,
      ${NO_TEXT} as owner, counter.name as picker, ${bins.code} as bin, ${NO_TEXT} as "requestId"`,
    joins: sql`join ${bins} on ${bins.id} = ${binCounts.binId}
      left join ${users} as counter on counter.id = ${binCounts.handedInBy}`,
  },
};

/** Reads rows of a figure: the longest first, of a share those that it does not count first. */
export async function readRows(
  db: Db,
  { measure, source, where, shown }: FigureRows,
  page: { limit: number; offset: number },
): Promise<InsightRow[]> {
  const { columns, joins } = shownOf[measure.source];
  const { cases, part, minutes, leftOut } = measure;
  const { rows } = await db.execute<{ row: InsightRow }>(sql`
    select row_to_json(shown) as row from (
      select ${source.id}::text as id, ${source.at} as at, ${columns},
        case when ${cases} then ${minutes} end as minutes,
        (${cases} and ${part}) as "isPart",
        case when not ${cases} then ${leftOut} end as "leftOut"
      from ${source.rows} ${joins}
      where ${where} and ${shown}
      order by minutes desc nulls last, "isPart", at desc, ${source.id} desc
      limit ${page.limit} offset ${page.offset}
    ) as shown`);
  return rows.map(({ row }) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** How many rows the list has, how many cases the figure, and why the others are left out. */
export async function countRows(db: Db, { measure: { cases, leftOut }, source, where, shown }: FigureRows) {
  const [counts, reasons] = await Promise.all([
    db.execute<{ total: number; cases: number }>(sql`
      select count(*) filter (where ${shown})::int as total, count(*) filter (where ${cases})::int as cases
      from ${source.rows} where ${where}`),
    db.execute<{ reason: NonNullable<InsightRow['leftOut']>; rows: number }>(sql`
      select ${leftOut} as reason, count(*)::int as rows from ${source.rows}
      where ${where} and not ${cases} group by 1 order by 2 desc, 1`),
  ]);
  const { total = 0, cases: all = 0 } = counts.rows[0] ?? {};
  return { totalElements: total, cases: all, leftOut: reasons.rows };
}
