import type { FileRow } from './readRows.ts';
import { columnName } from './stageRows.ts';

/** What a person has corrected in a file, by row: the new cells by column, or that the row is left out. */
export type Corrections = ReadonlyMap<number, 'left out' | ReadonlyMap<string, string>>;

/** The rows of a file as they are corrected. A cell of a column that the file lacks stays away. */
export async function* corrected(
  rows: AsyncGenerator<FileRow>,
  corrections: Corrections = new Map(),
): AsyncGenerator<FileRow> {
  let names: string[] | undefined;
  for await (const each of rows) {
    const cells = corrections.get(each.row);
    if (names === undefined) {
      names = each.cells.map(columnName);
      yield each;
    } else if (cells === undefined) yield each;
    else if (cells !== 'left out') yield { row: each.row, cells: replaced(each.cells, names, cells) };
  }
}

/** A row may have fewer cells than the header. */
const replaced = (cells: readonly string[], names: readonly string[], by: ReadonlyMap<string, string>): string[] =>
  Array.from({ length: Math.max(cells.length, names.length) }, (_, at) => {
    const name = names[at];
    return ((name === undefined ? undefined : by.get(name)) ?? cells[at] ?? '').trim();
  });
