import type { ClientBase } from 'pg';
import type { Column, ImportKind } from './kind.ts';
import type { Staged } from './stageRows.ts';
import { saidInSql } from '../base/saidInSql.ts';

/** What an import changes, or leaves as it is. */
export interface Change {
  row: number | null;
  /** The key of the record. */
  name: string;
  what: 'added' | 'changed' | 'kept' | 'removed';
  /** The values that change (`bin: A-01-01 → B-02-02`), or why a record is kept. */
  detail: string;
}

/** How many changes of each sort are listed. */
const CHANGES_LISTED = 50;

/** Fills columns that the file does not have: from the present record, or with the default of a new one. */
export async function fillIn(client: ClientBase, kind: ImportKind, { columns }: Staged): Promise<void> {
  const absent = kind.columns.filter((column) => !columns.includes(column) && column.isHelp !== true);
  if (absent.length > 0) {
    const values = absent.map(({ name }) => `${name} = present.${name}`).join(', ');
    await client.query(`update import_rows set ${values} from (${kind.current}) as present where ${sameKey(kind)}`);
  }
  for (const { name, default: value } of kind.columns) {
    if (value === undefined) continue;
    await client.query(`update import_rows set ${name} = $1 where ${name} is null`, [value]);
  }
}

/** A query of the rows whose key is in an earlier row, too. */
export function repeatedKeys({ key }: ImportKind): string {
  return `select row, '${key.join(', ')}' as column_name, ${saidInSql('is also in row {row}', { row: 'first_row' })}
    from (select row, min(row) over (partition by ${key.join(', ')}) as first_row from import_rows) as keys
    where first_row < row`;
}

/**
 * Compares the rows with the present data and writes what differs into the temporary table `import_changes`.
 * @param isComplete whether records that the file lacks are removed
 */
export async function compare(client: ClientBase, kind: ImportKind, isComplete: boolean): Promise<void> {
  const others = kind.columns.filter(({ name, isHelp }) => !kind.key.includes(name) && isHelp !== true);
  const isNew = `present.${kind.key[0]} is null`;
  const differs = others.map(({ name }) => `import_rows.${name} is distinct from present.${name}`).join(' or ');
  await client.query(`
    create temporary table import_changes on commit drop as
    select import_rows.row, ${nameOf(kind)} as name, case when ${isNew} then 'added' else 'changed' end as what,
      case when ${isNew} then '' else concat_ws(', ', ${others.map(difference).join(', ')}) end as detail,
      null::text as detail_text, '{}'::jsonb as detail_values
    from import_rows left join (${kind.current}) as present on ${sameKey(kind)}
    where ${isNew} or ${differs || 'false'}`);
  if (kind.keeps !== undefined) {
    await client.query(`
      update import_changes set what = 'kept', detail = held.reason || ': ' || detail,
        detail_text = held.reason || ': {changes}', detail_values = jsonb_build_object('changes', detail)
      from (${kind.keeps}) as held where held.row = import_changes.row`);
  }
  if (isComplete && kind.complete !== undefined) {
    await client.query(`
      insert into import_changes (name, what, detail, detail_text, detail_values)
      select name, case when reason is null then 'removed' else 'kept' end, coalesce(reason || ', and not in the file', ''),
        reason || ', and not in the file', '{}'
      from (${kind.complete.lacking}) as lacking`);
  }
}

function difference({ name }: Column): string {
  return `case when import_rows.${name} is distinct from present.${name}
    then '${name}: ' || coalesce(present.${name}, '--') || ' → ' || coalesce(import_rows.${name}, '--') end`;
}

export const sameKey = ({ key }: ImportKind): string =>
  key.map((name) => `present.${name} = import_rows.${name}`).join(' and ');

const nameOf = ({ key }: ImportKind): string =>
  `concat_ws(' ', ${key.map((name) => `import_rows.${name}`).join(', ')})`;

/** Counts the changes of each sort, and reads the first ones. */
export async function readChanges(
  client: ClientBase,
): Promise<{ counts: Partial<Record<Change['what'], number>>; listed: Change[] }> {
  const counted = await client.query<{ what: Change['what']; count: number }>(
    'select what, count(*)::int as count from import_changes group by what',
  );
  const listed = await client.query<Change>(
    `select row, name, what, detail from (
       select *, row_number() over (partition by what order by row, name) as nth from import_changes
     ) as numbered where nth <= $1 order by what, nth`,
    [CHANGES_LISTED],
  );
  return { counts: Object.fromEntries(counted.rows.map(({ what, count }) => [what, count])), listed: listed.rows };
}
