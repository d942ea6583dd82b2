import type { AdminChange } from '@instore/api';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import type { Operation } from '../../operation.ts';
import { type CsvColumn, csvFile } from '../../reports/index.ts';
import { readChanges, wantedChanges } from '../queries/adminChanges.ts';

/** Downloads administrative changes as CSV [P-03]. */
export const exportAdminChanges: Operation<'exportAdminChanges'> = ({ query, caller, store: { db, now } }) => {
  const { page: _page, size: _size, ...filters } = query ?? {};
  return csvFile(
    `Changes ${now().toISOString().slice(0, 10)}`,
    columns,
    allChanges(db, wantedChanges(caller, filters)),
  );
};

/** Rows of one statement. */
const ROWS_AT_ONCE = 1000;

async function* allChanges(db: Db, wanted: SQL | undefined): AsyncGenerator<AdminChange> {
  for (let before: number | undefined; ;) {
    const rows = await readChanges(db, wanted, { limit: ROWS_AT_ONCE, before });
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    before = Number(rows.at(-1)?.id);
  }
}

const columns: CsvColumn<AdminChange>[] = [
  { header: 'Time, UTC', cell: ({ at }) => at },
  { header: 'Person', cell: ({ by }) => by?.name ?? null },
  { header: 'Tablet', cell: ({ device }) => device },
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'Changed', cell: ({ subject }) => subject },
  { header: 'Id', cell: ({ subjectId }) => subjectId },
  { header: 'Action', cell: ({ action }) => action },
  { header: 'Part', cell: ({ field }) => field },
  { header: 'Before', cell: ({ before }) => before },
  { header: 'After', cell: ({ after }) => after },
];
