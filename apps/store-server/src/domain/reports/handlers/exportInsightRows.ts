import type { InsightRow } from '@instore/api';
import type { Db } from '../../../db/database.ts';
import type { OperationOptions, Operation } from '../../operation.ts';
import { findRows, readRows, type FigureRows } from '../insight/readRows.ts';
import { numberOrText, spreadsheet, type Column } from '../spreadsheets/spreadsheet.ts';

/** Exports the rows of a figure as a spreadsheet [V-05]. */
export const exportInsightRows =
  ({ lateAfterMs }: Pick<OperationOptions, 'lateAfterMs'>): Operation<'exportInsightRows'> =>
  async ({ query: { page: _page, size: _size, ...query }, store: { db, now } }) => {
    // Before the spreadsheet: once the response has started, an error can no longer be reported.
    const found = await findRows(db, { now: now(), lateAfterMs }, query);
    const name = `Insight ${query.measure} ${query.from} ${query.to}`;
    return spreadsheet(name, 'Rows', columns, allRows(db, found));
  };

/** Rows of one statement. */
const ROWS_AT_ONCE = 1000;

async function* allRows(db: Db, found: FigureRows): AsyncGenerator<InsightRow> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await readRows(db, found, { limit: ROWS_AT_ONCE, offset });
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const columns: Column<InsightRow>[] = [
  { header: 'Time, UTC', width: 22, cell: ({ at }) => at },
  { header: 'Name', width: 28, cell: ({ title }) => title },
  { header: 'Size', width: 8, cell: ({ size }) => numberOrText(size) },
  { header: 'System', width: 9, cell: ({ sizeSystem }) => sizeSystem },
  { header: 'Minutes', width: 9, numFmt: '0.0', cell: ({ minutes }) => minutes },
  { header: 'Counts', width: 8, cell: ({ isPart }) => (isPart ? 'yes' : 'no') },
  { header: 'Left out', width: 14, cell: ({ leftOut }) => leftOut },
  { header: 'Outcome', width: 14, cell: ({ outcome }) => outcome },
  { header: 'Associate', width: 20, cell: ({ owner }) => owner },
  { header: 'Stockroom', width: 20, cell: ({ picker }) => picker },
  { header: 'Bin', width: 10, cell: ({ bin }) => bin },
  { header: 'Request', width: 10, cell: ({ requestId }) => requestId },
];
