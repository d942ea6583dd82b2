import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importDocument } from '../apps/store-server/src/import/document.ts';
import { root, run } from './run.ts';

/** Writes docs/import.md from the definitions of the columns. */
const file = join(root, 'docs/import.md');
await writeFile(file, importDocument());
process.exitCode = await run('oxfmt', [file]);
