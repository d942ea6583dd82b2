import type { ValueFormat } from '../base/valueFormats.ts';

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
}

/**
 * A kind of file that can be imported. The rows are in the temporary table `import_rows`: `row` is the row of the file,
 * every column a text in stored form or null. All statements are constants.
 */
export interface ImportKind {
  name: string;
  /** What the file contains, for docs/import.md. */
  what: string;
  columns: readonly Column[];
  /** Columns that name what a row is about. Each value exists once in a file. */
  key: readonly string[];
  /** A query of the present data with the columns of the file. */
  current: string;
  /** Queries of `row`, `column_name` and `problem`. */
  checks: readonly string[];
  /**
   * A query of `row` and `reason`: changed rows that cannot be written now, such as promised units. They are reported and
   * left as they are, and the others are written.
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
  /** A query of `name` and `reason`: `reason` is null if it is removed, or says why it is kept. */
  lacking: string;
  /** Statements that remove those that are not kept. */
  writes: readonly string[];
}

/** A query that finds values of a column which another table does not know. */
export function unknownIn(column: string, table: string, id: string, what: string): string {
  return `select row, '${column}' as column_name, 'there is no ${what} "' || ${column} || '"' as problem from import_rows
    where ${column} is not null and not exists (select 1 from ${table} where ${table}.${id} = import_rows.${column})`;
}

/** A query that finds rows whose columns differ from those of the first row with the same id. */
export function differsWithin(id: string, columns: readonly string[], what: string): string {
  const values = `(${columns.join(', ')})`;
  return `select row, '${id}' as column_name,
      'the values of this ${what} differ from those in row ' || first_row as problem
    from (
      select row, ${values} is distinct from first_value(${values}) over same as differs, first_value(row) over same as first_row
      from import_rows window same as (partition by ${id} order by row)
    ) as compared where differs`;
}
