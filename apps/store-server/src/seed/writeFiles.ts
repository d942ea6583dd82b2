import { writeFile } from 'node:fs/promises';
import { writeCsv } from 'hucre/csv';
import { contentOf, demoFiles, pathOf } from './files.ts';

/** Writes the import files of the demo from its designs. */
export async function writeDemoFiles(): Promise<void> {
  for (const name of demoFiles)
    await writeFile(pathOf(name), `${writeCsv(contentOf(name), { lineSeparator: '\n' })}\n`);
}
