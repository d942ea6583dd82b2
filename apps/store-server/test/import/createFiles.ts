import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { inEnglish } from '../../src/base/problems.ts';
import { fileAt } from '../../src/import/fileSource.ts';
import { importFile } from '../../src/import/importFile.ts';
import { kiosks } from '../../src/import/kinds/kiosks.ts';
import { readRows } from '../../src/import/readRows.ts';
import type { TestDatabase } from '../support/database.ts';

/** Files of kiosks, and what the import reads of them. */
export function createFiles(folder: () => string, database: () => TestDatabase) {
  async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
    const file = join(folder(), name);
    await writeFile(file, content);
    return file;
  }

  async function rowsOf(file: string): Promise<string[][]> {
    const rows: string[][] = [];
    for await (const { cells } of readRows(fileAt(file))) rows.push(cells);
    return rows;
  }

  const SHEET = 'xl/worksheets/sheet1.xml';

  /** A spreadsheet with the kiosk columns and one row, whose sheet is changed as text. */
  async function spreadsheet(change: (sheet: string) => string | Uint8Array): Promise<Uint8Array> {
    const rows = [
      ['id', 'name', 'location'],
      ['back-door', 'NAME', 'canal-street'],
    ];
    const parts = unzipSync(await writeXlsx({ sheets: [{ name: 'Kiosks', rows }] }));
    const changed = change(strFromU8(parts[SHEET]!));
    return zipSync({ ...parts, [SHEET]: typeof changed === 'string' ? strToU8(changed) : changed });
  }

  /** Puts a formula into the cell of the name. @param result the rest of the cell */
  const formula = (result: string) => (sheet: string) => {
    const changed = sheet.replace(
      /<c r="B2"[^>]*>.*?<\/c>/,
      `<c r="B2" t="str"><f>"Back"&amp;" door"</f>${result}</c>`,
    );
    if (changed === sheet) throw new Error('The sheet has no cell B2.');
    return changed;
  };

  /** The problems of a file of kiosks, as `row column: problem`. */
  async function problemsOf(file: string): Promise<string[]> {
    const report = await importFile({
      url: database().url,
      kind: kiosks,
      file: fileAt(file),
      isApplied: true,
      isComplete: false,
    });
    return report.problems.listed.map(({ row, column, problem }) => `${row} ${column}: ${inEnglish(problem)}`);
  }

  const HEADER = 'id,name,location\n';

  return { fileOf, rowsOf, SHEET, spreadsheet, formula, problemsOf, HEADER };
}
