import type { ImportFinding } from '@instore/api';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import type { Operation } from '../../operation.ts';
import { type CsvColumn, csvFile } from '../../reports/index.ts';
import { readFindings, wantedFindings } from '../queries/findings.ts';
import { findImport } from '../queries/imports.ts';

/** Downloads what the check of an import found as CSV [P-04]. */
export const exportImportReport: Operation<'exportImportReport'> = async ({ path, query, caller, store: { db } }) => {
  const { page: _page, size: _size, ...filters } = query ?? {};
  const { fileName } = await findImport(db, caller, path.importId);
  return csvFile(`Report ${fileName}`, columns, allFindings(db, wantedFindings(path.importId, filters)));
};

/** Rows of one statement. */
const ROWS_AT_ONCE = 1000;

async function* allFindings(db: Db, wanted: SQL | undefined): AsyncGenerator<ImportFinding> {
  for (let after: number | undefined; ;) {
    const rows = await readFindings(db, wanted, { limit: ROWS_AT_ONCE, after });
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = Number(rows.at(-1)?.id);
  }
}

const columns: CsvColumn<ImportFinding>[] = [
  { header: 'Row', cell: ({ row }) => (row === null ? null : String(row)) },
  { header: 'Column', cell: ({ column }) => column },
  { header: 'Record', cell: ({ name }) => name },
  { header: 'Problem', cell: ({ what, detail }) => (what === 'problem' ? detail : null) },
  { header: 'Change', cell: ({ what }) => (what === 'problem' ? null : what) },
  { header: 'Details', cell: ({ what, detail }) => (what === 'problem' ? null : detail) },
];
