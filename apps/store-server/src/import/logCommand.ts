import { basename } from 'node:path';
import type { ClientBase } from 'pg';
import type { Change } from './compare.ts';
import type { ImportKind } from './kind.ts';

/** The file of a command, and what it changes. */
export interface CommandRun {
  kind: ImportKind;
  fileName: string;
  counts: Partial<Record<Change['what'], number>>;
}

/**
 * Writes a run of the command into the log of changes, in its transaction; a run of the page is logged by its row. The
 * admins of the locations that the file names see it; what the whole chain shares is seen by those who work everywhere.
 * Runs before rows that change nothing are deleted.
 */
export async function logCommand(client: ClientBase, { kind, fileName, counts }: CommandRun): Promise<void> {
  const { added = 0, changed = 0, removed = 0 } = counts;
  const hasPlace = kind.columns.some(({ name }) => name === 'location');
  const places = hasPlace ? `array(select distinct location from import_rows order by location)` : `'{}'::text[]`;
  const name = basename(fileName);
  await client.query(`select add_admin_change('import', $1, $1, ${places}, 'changed', 'imported', null, $2)`, [
    name,
    `${kind.name}: ${added} added, ${changed} changed, ${removed} removed`,
  ]);
}
