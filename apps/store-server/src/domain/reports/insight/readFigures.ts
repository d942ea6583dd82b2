import type { InsightFigure, InsightMeasure } from '@instore/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { casesOf, FEWEST_CASES, partOf, valueOf, type Measure } from './measures.ts';
import { daysOf, type Calendar, type Period } from './periods.ts';
import type { Source, SourceName } from './sources.ts';

/** The rows of a source at a location in a period. */
export const rowsIn = ({ locationId, at }: Source, here: string, { start, end }: Pick<Period, 'start' | 'end'>): SQL =>
  sql`${locationId} = ${here} and ${at} >= ${start} and ${at} < ${end}`;

/** The value, cases and part of a measure in one period. */
export interface Reading {
  value: number | null;
  cases: number;
  part: number;
}

/** A time or a share of few cases is too few to tell [V-02]. A count is a fact, however small. */
export const asTold = ({ kind }: Measure, { value, cases, part }: Reading): Reading => ({
  value: kind !== 'count' && cases < FEWEST_CASES ? null : value,
  cases,
  part,
});

type Measures = Record<InsightMeasure, Measure>;

/** Reads all measures in all periods: one statement for each source, with a part for each period. */
export async function readFigures(
  db: Db,
  { measures, sources }: { measures: Measures; sources: Record<SourceName, Source> },
  locationId: string,
  { period, before, hoursOf }: Calendar,
): Promise<InsightFigure[]> {
  const periods = [...before, period];
  const names = Object.keys(measures) as InsightMeasure[];
  const readings = new Map<InsightMeasure, Reading[]>();
  const ofSource = async (source: SourceName) => {
    const own = names.filter((name) => measures[name].source === source);
    const rows = await readSource(
      db,
      sources[source],
      own.map((name) => measures[name]),
      locationId,
      periods,
    );
    for (const [index, name] of own.entries())
      readings.set(
        name,
        rows.map((row) => row[index] ?? NOTHING),
      );
  };
  await Promise.all((Object.keys(sources) as SourceName[]).map(ofSource));
  const isClosed = before.map((each) => daysOf(each).every((day) => hoursOf(day) === null));
  return names.map((measure) => {
    const told = (readings.get(measure) ?? []).map((reading) => asTold(measures[measure], reading));
    const { value, part, cases } = told.at(-1) ?? NOTHING;
    return {
      measure,
      unit: measures[measure].unit,
      value,
      part,
      cases,
      series: before.map(({ from, to }, index) => ({
        from,
        to,
        value: told[index]?.value ?? null,
        cases: told[index]?.cases ?? 0,
        isClosed: isClosed[index] ?? false,
      })),
    };
  });
}

const NOTHING: Reading = { value: null, cases: 0, part: 0 };

/** The measures as columns of one statement, three for each. */
export const readingColumns = (measures: readonly Measure[]): SQL =>
  sql.join(
    measures.map(
      (measure) =>
        sql`json_build_object('value', ${valueOf(measure)}, 'cases', ${casesOf(measure)}, 'part', ${partOf(measure)})`,
    ),
    sql`, `,
  );

async function readSource(
  db: Db,
  source: Source,
  measures: readonly Measure[],
  locationId: string,
  periods: readonly Period[],
): Promise<Reading[][]> {
  const list = sql.join(
    periods.map(({ start, end }, index) => sql`(${index}::int, ${start}, ${end})`),
    sql`, `,
  );
  const within = rowsIn(source, locationId, { start: sql`period.start`, end: sql`period."end"` });
  // Without `offset 0` each of the aggregates would compute the outcome of each row again.
  const { rows } = await db.execute<{ readings: Reading[] }>(sql`
    select json_build_array(${readingColumns(measures)}) as readings
    from (values ${list}) as period (index, start, "end")
    left join lateral (select * from ${source.rows} where ${within} offset 0) as ${source.alias} on true
    group by period.index order by period.index`);
  return rows.map(({ readings }) => readings);
}
