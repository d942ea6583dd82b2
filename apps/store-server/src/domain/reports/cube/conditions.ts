import { and, gt, gte, inArray, isNotNull, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { CubeFilter, CubeFilterGroup } from '@instore/api';
import { asSearched, endingWith, startingWith, within } from '../../../db/like.ts';
import { hasPattern } from '../../../db/words.ts';
import { asLocalTime, dayRange, readLocalTime } from './dates.ts';
import type { Member } from './model.ts';
import { unanswerable, type Found, type MemberFinder } from './memberFinder.ts';

type Filter = CubeFilter;
type FilterGroup = CubeFilterGroup;

/** The conditions of a query: on dimensions before the rows are grouped, on measures after. */
export interface Conditions {
  where: SQL[];
  having: SQL[];
}

/**
 * The most values in all filters of a query: each is compared with every row. A search may have 200 of its own; its
 * location, its words and the position of a page come on top.
 */
const MAX_VALUES = 300;

/** Converts the filters of a query to conditions; all must hold. A filter group may contain dimensions only. */
export function readConditions(finder: MemberFinder, filters: (Filter | FilterGroup)[], timezone: string): Conditions {
  const named = filters.flatMap((filter) =>
    'member' in filter ? [filter] : [...(filter.or ?? []), ...(filter.and ?? [])],
  );
  if (named.reduce((sum, { values = [] }) => sum + values.length, 0) > MAX_VALUES) {
    const message = `The filters of a query may have ${MAX_VALUES} values in total.`;
    throw unanswerable('filters', message);
  }
  const conditions: Conditions = { where: [], having: [] };
  for (const [index, filter] of filters.entries()) {
    const field = `filters/${index}`;
    if ('member' in filter) {
      const found = finder.find(filter.member, `${field}/member`, ['dimension', 'measure']);
      (found.kind === 'measure' ? conditions.having : conditions.where).push(
        conditionOf(found, filter, field, timezone),
      );
      continue;
    }
    const [name, join] = filter.or ? (['or', or] as const) : (['and', and] as const);
    const parts = (filter[name] ?? []).map((part, at) => {
      const place = `${field}/${name}/${at}`;
      return conditionOf(finder.find(part.member, `${place}/member`, ['dimension']), part, place, timezone);
    });
    const joined = join(...parts);
    if (joined !== undefined) conditions.where.push(joined);
  }
  return conditions;
}

function conditionOf({ member, name }: Found, filter: Filter, field: string, timezone: string): SQL {
  const { operator, values = [] } = filter;
  const isOrdering = ordering.includes(operator);
  // Times are compared as they are answered and ordered: a page that continues after a time neither skips nor repeats.
  const of = member.type === 'time' && isOrdering ? asLocalTime(member.sql, timezone) : member.sql;
  if (operator === 'set') return isNotNull(of);
  if (operator === 'notSet') return isNull(of);
  if (values.length === 0) throw unanswerable(`${field}/values`, `${operator} needs values.`);
  const fits = operatorsOf[member.type].includes(operator);
  if (!fits) throw unanswerable(`${field}/operator`, `${operator} does not fit ${name}, which is a ${member.type}.`);
  const isRange = operator === 'inDateRange';
  const read = isRange ? [] : values.map((value, at) => readValue(member, value, `${field}/values/${at}`));
  const any = (pattern: (value: string) => string) =>
    or(
      ...values
        .map(asSearched)
        .map((value) =>
          member.isNormalised ? sql`${of} like normal_text(${pattern(value)})` : hasPattern(of, pattern(value)),
        ),
    ) ?? sql`true`;
  const unless = (condition: SQL) => or(isNull(of), not(condition)) ?? sql`true`;
  switch (operator) {
    case 'equals':
      return inArray(of, read);
    case 'notEquals':
      return unless(inArray(of, read));
    case 'contains':
      return any(within);
    case 'notContains':
      return unless(any(within));
    case 'startsWith':
      return any(startingWith);
    case 'endsWith':
      return any(endingWith);
    case 'gt':
      return gt(of, read[0]);
    case 'gte':
      return gte(of, read[0]);
    case 'lt':
      return lt(of, read[0]);
    case 'lte':
      return lte(of, read[0]);
    case 'inDateRange':
      return inRange(of, values, `${field}/values`, timezone);
  }
}

/** Whether a time lies within a range of days in a time zone, both included. */
export function inRange(of: SQL, values: string[], field: string, timezone: string): SQL {
  const { from, until } = dayRange(values, field);
  return sql`(${of} >= ${from}::timestamp at time zone ${timezone}::text and ${of} < ${until}::timestamp at time zone ${timezone}::text)`;
}

const ordering = ['gt', 'gte', 'lt', 'lte'];
const operatorsOf: Record<Member['type'], string[]> = {
  string: ['equals', 'notEquals', 'contains', 'notContains', 'startsWith', 'endsWith', ...ordering],
  number: ['equals', 'notEquals', ...ordering],
  boolean: ['equals', 'notEquals'],
  time: ['inDateRange', ...ordering],
};

/** Converts a value of a query, which is text, to the type of the member. */
function readValue({ type }: Member, value: string, field: string): string | boolean | SQL {
  if (type === 'number') {
    if (value.trim() === '' || !Number.isFinite(Number(value))) throw unanswerable(field, `${value} is not a number.`);
    // With the type: compared with a whole number, PostgreSQL would reject 1.5 as malformed.
    return sql`${Number(value)}::numeric`;
  }
  if (type === 'time') return readLocalTime(value, field);
  if (type !== 'boolean') return value;
  if (value !== 'true' && value !== 'false') throw unanswerable(field, `${value} is neither true nor false.`);
  return value === 'true';
}
