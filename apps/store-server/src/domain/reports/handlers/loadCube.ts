import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import { inRange, readConditions } from '../cube/conditions.ts';
import { checkTimezone, timezoneErrors } from '../cube/dates.ts';
import { type Found, memberFinder, unanswerable } from '../cube/memberFinder.ts';
import type { Operation, OperationInput } from '../../operation.ts';

type Query = OperationInput<'loadCube'>['body']['query'];

/** A column of the answer. */
interface Column extends Found {
  /** Its key in the rows of the answer: `Inventory.brand`, `Requests.requestedAt.day`. */
  key: string;
  sql: SQL;
}

/** The most rows of one answer, and the default limit. */
const MAX_ROWS = 10_000;

/**
 * Answers a query of the analytics cube [F-03]. Every member is looked up in an allow-list, every value is a parameter,
 * and only rows of the caller's locations count.
 */
export const loadCube: Operation<'loadCube'> = async ({ body: { query }, caller, store }) => {
  const { filters = [], limit = MAX_ROWS, offset = 0, timezone = 'UTC' } = query;
  checkTimezone(timezone);
  const finder = memberFinder();
  const columns = readColumns(finder, query, timezone);
  const conditions = readConditions(finder, filters, timezone);
  const days = readDays(finder, query, timezone);
  const cube = finder.cube();
  if (cube === undefined || columns.length === 0) throw unanswerable('measures', 'Name a measure or a dimension.');

  const { locationIds } = caller;
  const here = locationIds === 'all' ? undefined : inArray(cube.locationId, locationIds);
  const aliases = columns.map((_, index) => `c${index}`);
  const fields = Object.fromEntries(columns.map((column, index) => [column.key, column.sql.as(aliases[index] ?? '')]));
  if (query.ungrouped && columns.some(({ kind }) => kind === 'measure')) {
    throw unanswerable('ungrouped', 'An ungrouped query has no measures.');
  }
  const groups = query.ungrouped
    ? []
    : columns.flatMap(({ kind }, index) => (kind === 'dimension' ? named(aliases[index]) : []));
  const rows = await cube
    .select(store.db, fields)
    .where(and(here, ...conditions.where, ...days))
    .groupBy(...groups)
    .having(and(...conditions.having))
    .orderBy(...readOrder(query, columns, aliases))
    .limit(limit)
    .offset(offset)
    .catch(timezoneErrors(timezone));
  return { query, data: rows.map((row) => asText(row, columns)), annotation: annotate(columns) };
};

const named = (alias = '') => sql`${sql.identifier(alias)}`;

function readColumns(finder: ReturnType<typeof memberFinder>, query: Query, timezone: string): Column[] {
  const { measures = [], dimensions = [], timeDimensions = [] } = query;
  const plain = (found: Found): Column => ({ ...found, key: found.name, sql: found.member.sql });
  const columns = [
    ...dimensions.map((name, at) => plain(finder.find(name, `dimensions/${at}`, ['dimension']))),
    ...timeDimensions.flatMap(({ dimension, granularity }, at): Column[] => {
      const found = finder.find(dimension, `timeDimensions/${at}/dimension`, ['dimension']);
      if (found.member.type !== 'time') {
        throw unanswerable(`timeDimensions/${at}/dimension`, `${dimension} is not a time.`);
      }
      if (granularity === undefined) return [];
      const start = sql`date_trunc(${granularity}::text, ${found.member.sql} at time zone ${timezone}::text)`;
      return [{ ...found, key: `${dimension}.${granularity}`, sql: asLocalTime(start) }];
    }),
    ...measures.map((name, at) => plain(finder.find(name, `measures/${at}`, ['measure']))),
  ];
  // A member that is named twice is one column.
  return [...new Map(columns.map((column) => [column.key, column])).values()].map((column) =>
    column.member.type === 'time' && column.key === column.name
      ? { ...column, sql: asLocalTime(sql`${column.sql} at time zone ${timezone}::text`) }
      : column,
  );
}

/** Formats a time in the time zone of the query, without naming it: 2025-11-21T00:00:00.000. */
function asLocalTime(time: SQL): SQL {
  return sql`to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
}

function readDays(finder: ReturnType<typeof memberFinder>, { timeDimensions = [] }: Query, timezone: string): SQL[] {
  return timeDimensions.flatMap(({ dimension, dateRange }, at) => {
    if (dateRange === undefined) return [];
    const { member } = finder.find(dimension, `timeDimensions/${at}/dimension`, ['dimension']);
    const days = typeof dateRange === 'string' ? [dateRange] : dateRange;
    return [inRange(member.sql, days, `timeDimensions/${at}/dateRange`, timezone)];
  });
}

/** The order of the query, or the largest measure first. Dimensions come last, so that pages never overlap. */
function readOrder({ order }: Query, columns: Column[], aliases: string[]): SQL[] {
  const asked = order === undefined ? [] : Array.isArray(order) ? order : Object.entries(order);
  const wanted = asked.map(([name = '', direction], at): SQL => {
    const index = columns.findIndex((column) => column.key === name || column.name === name);
    const field = Array.isArray(order) ? `order/${at}` : `order/${name}`;
    if (index === -1) throw unanswerable(field, `Rows can be ordered only by a member of the query, not by ${name}.`);
    return direction === 'desc' ? sql`${named(aliases[index])} desc nulls last` : asc(named(aliases[index]));
  });
  const figures = columns.flatMap(({ kind }, index) => (kind === 'measure' ? desc(named(aliases[index])) : []));
  const names = columns.flatMap(({ kind }, index) => (kind === 'dimension' ? asc(named(aliases[index])) : []));
  return [...wanted, ...(asked.length === 0 ? figures.slice(0, 1) : []), ...names];
}

/** Converts numbers to text, as the cube's format wants it: a sum may be too long for a JSON number. */
function asText(row: Record<string, unknown>, columns: Column[]): Record<string, string | boolean | null> {
  return Object.fromEntries(
    columns.map(({ key, member }) => {
      const value = row[key] as string | number | boolean | null | undefined;
      if (value === null || value === undefined) return [key, null];
      if (typeof value === 'boolean') return [key, value];
      // 140.00000000000000000 is 140.
      return [key, member.type === 'number' ? String(Number(value)) : String(value)];
    }),
  );
}

function annotate(columns: Column[]) {
  const of = (wanted: (column: Column) => boolean) =>
    Object.fromEntries(
      columns.filter(wanted).map(({ key, member }) => [key, { title: member.title, type: member.type }]),
    );
  const isTime = ({ key, name }: Column) => key !== name;
  return {
    measures: of((column) => column.kind === 'measure'),
    dimensions: of((column) => column.kind === 'dimension' && !isTime(column)),
    timeDimensions: of(isTime),
  };
}
