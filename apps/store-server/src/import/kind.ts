import type { ImportKind as KindName } from '@instore/api';
import { instantIn, isSkipped, isTwice, localTextOf } from '../base/localInstants.ts';
import type { ValueFormat } from '../base/valueFormats.ts';
import { saidInSql } from '../base/saidInSql.ts';

/** Why a record keeps its values although the file differs. Each needs its translations in the portal. */
export const KEEP_REASONS = [
  'is promised to a request',
  'is checked out',
  'is sold',
  'is ongoing',
  'is visited',
  'is not visited',
  'is completed',
  'is cancelled',
  'was accepted',
  'was declined',
  'is being counted',
  'is counted',
  'is closed',
] as const;

type KeepReason = (typeof KEEP_REASONS)[number];

/** SQL of the reason by a status; no reason for a status whose records are written. */
export const reasonBy = <Status extends string>(
  column: string,
  reasons: Readonly<Record<Status, KeepReason | null>>,
): string =>
  `case ${column} ${Object.entries<KeepReason | null>(reasons)
    .flatMap(([status, reason]) => (reason === null ? [] : [`when '${status}' then '${reason}'`]))
    .join(' ')} end`;

/** A column of a file. */
export interface Column {
  name: string;
  /** What it means, for docs/import.md. */
  what: string;
  cell: ValueFormat;
  example: string;
  /** Whether every row needs a value. */
  isRequired: boolean;
  /** The value of a new row without one, in stored form. @default null */
  default?: string;
  /** Whether it only helps to find another column's value; it is not stored itself. */
  isHelp?: boolean;
}

/**
 * A kind of file that can be imported. The rows are in the temporary table `import_rows`: `row` is the row of the file,
 * every column a text in stored form or null. All statements are constants.
 */
export interface ImportKind {
  name: KindName;
  /** What the file contains, for docs/import.md. */
  what: string;
  columns: readonly Column[];
  /** Columns that name what a row is about. Each value exists once in a file. */
  key: readonly string[];
  /** A query of the present data with the columns of the file. */
  current: string;
  /** Statements that complete rows from what the database knows, before anything is checked: an id from other columns. */
  completes?: readonly string[];
  /** Queries of `row`, `column_name` and `problem` with its values, see `saidInSql`. */
  checks: readonly string[];
  /**
   * A query of `row` and `reason`, one of {@link KEEP_REASONS}: changed rows that cannot be written now, such as promised
   * units. They are reported and left as they are, and the others are written.
   */
  keeps?: string;
  /** Statements that write the rows. */
  writes: readonly string[];
  /** What `--complete` does with records that the file lacks. @default it cannot be used */
  complete?: Complete;
}

/** What an import does with records of its scope that the file lacks. */
export interface Complete {
  /** What happens to them, for docs/import.md. */
  what: string;
  /** A query of `name` and `reason`: `reason` is null if it is removed, or one of {@link KEEP_REASONS}. */
  lacking: string;
  /** Statements that remove those that are not kept. */
  writes: readonly string[];
}

/**
 * A query that finds values of a column which another table does not know.
 * @param text names the value as `value`
 */
export function unknownIn(column: string, table: string, id: string, text: string): string {
  return `select row, '${column}' as column_name, ${saidInSql(text, { value: column })} from import_rows
    where ${column} is not null and not exists (select 1 from ${table} where ${table}.${id} = import_rows.${column})`;
}

/**
 * A query that finds rows whose columns differ from those of the first row with the same id.
 * @param text names that row as `row`
 * @param within the columns within which an id is unique. @default none
 */
export function differsWithin(
  id: string,
  columns: readonly string[],
  text: string,
  within: readonly string[] = [],
): string {
  const values = `(${columns.join(', ')})`;
  return `select row, '${id}' as column_name, ${saidInSql(text, { row: 'first_row' })}
    from (
      select row, ${values} is distinct from first_value(${values}) over same as differs, first_value(row) over same as first_row
      from import_rows window same as (partition by ${[...within, id].join(', ')} order by row)
    ) as compared where differs`;
}

/** The text of an instant has its offset only where the clock shows that time twice. */
const HAS_OFFSET = '[+-][0-9:]{5}$';

/** Completes and checks a column with local times of the column `location`. */
export function localTimes(column: string): Required<Pick<ImportKind, 'completes' | 'checks'>> {
  const value = `import_rows.${column}`;
  const local = `${value}::timestamp`;
  const wrong = (problem: string, isWrong: string) =>
    `select row, '${column}' as column_name, ${problem} from import_rows join locations on locations.id = location
     where ${value} !~ '${HAS_OFFSET}' and ${isWrong}`;
  return {
    completes: [
      `update import_rows set ${column} = ${localTextOf(`(${instantIn(value, 'time_zone')})`, 'time_zone')}
       from locations where locations.id = location and ${value} ~ '${HAS_OFFSET}'`,
    ],
    checks: [
      wrong(
        saidInSql('does not exist: the clocks of {zone} are set forward then', { zone: 'time_zone' }),
        isSkipped(local, 'time_zone'),
      ),
      wrong(
        saidInSql('exists twice: the clocks of {zone} are set back then. Write it with its offset: {time}', {
          zone: 'time_zone',
          time: localTextOf(`(${local} at time zone time_zone)`, 'time_zone'),
        }),
        isTwice(local, 'time_zone'),
      ),
    ],
  };
}
