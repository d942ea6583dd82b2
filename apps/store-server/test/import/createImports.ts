import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inEnglish } from '../../src/base/problems.ts';
import { fileAt } from '../../src/import/fileSource.ts';
import { importFile, type ImportReport } from '../../src/import/importFile.ts';
import { kinds } from '../../src/import/kinds/index.ts';
import type { TestDatabase } from '../support/database.ts';

export interface Options {
  isApplied?: boolean;
  isComplete?: boolean;
  database?: TestDatabase;
  pictureHost?: string | undefined;
}

/** The problems of a report in English. */
export const problemsIn = ({ problems }: Pick<ImportReport, 'problems'>) =>
  problems.listed.map(({ row, column, problem }) => ({ row, column, problem: inEnglish(problem) }));

/** Imports of texts into a demo store. */
export function createImports(demo: () => TestDatabase, folder: () => string) {
  let files = 0;

  /** Imports a file with this content into the demo store. */
  async function importText(
    name: string,
    content: string | Uint8Array,
    { isApplied = true, isComplete = false, database = demo(), pictureHost }: Options = {},
  ): Promise<ImportReport> {
    const kind = kinds.find((each) => each.name === name);
    if (kind === undefined) throw new Error(`There is no kind ${name}`);
    const file = join(folder(), `${(files += 1)}.${typeof content === 'string' ? 'csv' : 'xlsx'}`);
    await writeFile(file, content);
    return importFile({ url: database.url, kind, file: fileAt(file), isApplied, isComplete, pictureHost });
  }

  const rows = async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
    (await demo().pool.query<Row>(sql, values)).rows;

  const detailOf = ({ changes }: ImportReport) =>
    changes.listed.map(({ name, what, detail }) => `${name} ${what} ${detail}`);

  return { importText, rows, detailOf };
}
