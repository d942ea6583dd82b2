import { and, asc, inArray, sql, type SQL } from 'drizzle-orm';
import { inRange, readConditions } from '../cube/conditions.ts';
import { asLocalTime, asText, checkTimezone, timezoneErrors } from '../cube/dates.ts';
import { type Found, memberFinder, unanswerable } from '../cube/memberFinder.ts';
import { createCubes, type Cube } from '../cube/model.ts';
import type { Db } from '../../../db/database.ts';
import type { Operation, OperationOptions, OperationInput } from '../../operation.ts';

type Query = OperationInput<'loadCube'>['body']['query'];

/** A column of the answer. */
interface Column extends Found {
  /** Its key in the rows of the answer: `Inventory.brand`, `Requests.requestedAt.day`. */
  key: string;
  /** Its name in the statement. */
  alias: string;
  sql: SQL;
}

/** The most rows of one answer, and the default limit. */
const MAX_ROWS = 10_000;

/**
 * Answers a query of the analytics cube [F-03]. Every member is looked up in an allow-list, every value is a parameter,
 * and only rows of the caller's locations count.
 */
export const loadCube =
  ({ lateAfterMs }: Pick<OperationOptions, 'lateAfterMs'>): Operation<'loadCube'> =>
  async ({ body: { query }, caller, store }) => {
    const { filters = [], limit = MAX_ROWS, offset = 0, timezone = 'UTC' } = query;
    checkTimezone(timezone);
    const finder = memberFinder(createCubes({ now: store.now(), lateAfterMs }));
    const columns = readColumns(finder, query, timezone);
    const conditions = readConditions(finder, filters, timezone);
    const days = readDays(finder, query, timezone);
    const cube = finder.cube();
    if (cube === undefined || columns.length === 0) throw unanswerable('measures', 'Name a measure or a dimension.');

    const { locationIds } = caller;
    const here = locationIds === 'all' ? undefined : inArray(cube.locationId, locationIds);
    if (query.ungrouped && (columns.some(({ kind }) => kind === 'measure') || conditions.having.length > 0)) {
      throw unanswerable('ungrouped', 'An ungrouped query has no measures.');
    }
    const asked: Asked = {
      cube,
      columns,
      order: readOrder(query, columns),
      where: and(here, ...conditions.where, ...days),
      having: and(...conditions.having),
      limit,
      offset,
    };
    const rows = await (query.ungrouped ? selectRows : selectGroups)(store.db, asked).catch(timezoneErrors(timezone));
    return { query, data: rows.map((row) => toAnswer(row, columns)), annotation: annotate(columns) };
  };

/** A query of the cube as the database gets it. */
interface Asked {
  cube: Cube;
  columns: readonly Column[];
  order: readonly Ordered[];
  where: SQL | undefined;
  having: SQL | undefined;
  limit: number;
  offset: number;
}

const fieldsOf = (columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column.key, column.sql.as(column.alias)]));

/** One row for each combination of the dimensions. The dimensions come last in the order, so that pages never overlap. */
function selectGroups(db: Db, { cube, columns, order, where, having, limit, offset }: Asked) {
  const dimensions = columns.filter(({ kind }) => kind === 'dimension');
  return cube
    .select(db, fieldsOf(columns))
    .where(where)
    .groupBy(...dimensions.map(named))
    .having(having)
    .orderBy(...order.map(sorted), ...dimensions.map((column) => asc(named(column))))
    .limit(limit)
    .offset(offset);
}

/**
 * One row for each row of the cube. Only the ordered columns of all rows are sorted, and the others are read for the page
 * alone: with all columns a late page takes ten times as long as the first one.
 */
function selectRows(db: Db, { cube, columns, order, where, limit, offset }: Asked) {
  const page = cube
    .select(db, { id: cube.id.as('row_id'), ...fieldsOf(order.map(({ column }) => column)) })
    .where(where)
    .orderBy(...order.map(sorted), sql`row_id`)
    .limit(limit)
    .offset(offset)
    .as('page');
  return cube
    .select(db, fieldsOf(columns))
    .where(sql`${cube.id} in (select row_id from ${page})`)
    .orderBy(...order.map(sorted), asc(cube.id));
}

/** A column by which rows are ordered. */
interface Ordered {
  column: Column;
  direction: 'asc' | 'desc';
}

const named = ({ alias }: Column): SQL => sql`${sql.identifier(alias)}`;

const sorted = ({ column, direction }: Ordered): SQL =>
  direction === 'desc' ? sql`${named(column)} desc nulls last` : asc(named(column));

type Unnamed = Omit<Column, 'alias'>;

function readColumns(finder: ReturnType<typeof memberFinder>, query: Query, timezone: string): Column[] {
  const { measures = [], dimensions = [], timeDimensions = [] } = query;
  const plain = (found: Found): Unnamed => ({ ...found, key: found.name, sql: found.member.sql });
  const columns = [
    ...dimensions.map((name, at) => plain(finder.find(name, `dimensions/${at}`, ['dimension']))),
    ...timeDimensions.flatMap(({ dimension, granularity }, at): Unnamed[] => {
      const found = finder.find(dimension, `timeDimensions/${at}/dimension`, ['dimension']);
      if (found.member.type !== 'time') {
        throw unanswerable(`timeDimensions/${at}/dimension`, `${dimension} is not a time.`);
      }
      if (granularity === undefined) return [];
      const start = sql`date_trunc(${granularity}::text, ${found.member.sql} at time zone ${timezone}::text)`;
      return [{ ...found, key: `${dimension}.${granularity}`, sql: asText(start) }];
    }),
    ...measures.map((name, at) => plain(finder.find(name, `measures/${at}`, ['measure']))),
  ];
  // A member that is named twice is one column.
  return [...new Map(columns.map((column) => [column.key, column])).values()].map((column, index) => {
    const isTime = column.member.type === 'time' && column.key === column.name;
    const local = isTime ? asLocalTime(column.sql, timezone) : column.sql;
    return { ...column, sql: local, alias: `c${index}` };
  });
}

function readDays(finder: ReturnType<typeof memberFinder>, { timeDimensions = [] }: Query, timezone: string): SQL[] {
  return timeDimensions.flatMap(({ dimension, dateRange }, at) => {
    if (dateRange === undefined) return [];
    const { member } = finder.find(dimension, `timeDimensions/${at}/dimension`, ['dimension']);
    const days = typeof dateRange === 'string' ? [dateRange] : dateRange;
    return [inRange(member.sql, days, `timeDimensions/${at}/dateRange`, timezone)];
  });
}

/** The order of the query, or the largest measure first. */
function readOrder({ order }: Query, columns: readonly Column[]): Ordered[] {
  const asked = order === undefined ? [] : Array.isArray(order) ? order : Object.entries(order);
  if (asked.length === 0) {
    const largest = columns.filter(({ kind }) => kind === 'measure').slice(0, 1);
    return largest.map((column) => ({ column, direction: 'desc' as const }));
  }
  return asked.map(([name = '', direction], at) => {
    const column = columns.find((each) => each.key === name || each.name === name);
    const field = Array.isArray(order) ? `order/${at}` : `order/${name}`;
    if (!column) throw unanswerable(field, `Rows can be ordered only by a member of the query, not by ${name}.`);
    return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
  });
}

/** Converts numbers to text, as the cube's format wants it: a sum may be too long for a JSON number. */
function toAnswer(row: Record<string, unknown>, columns: Column[]): Record<string, string | boolean | null> {
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
