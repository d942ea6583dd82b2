import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Citation, citationsIn, rowFaults, rowsIn, type TestKind, testKindOf } from './citations.ts';
import { OPEN_ROWS, PARTLY_BUILT } from './openRows.ts';
import { root } from './run.ts';

/**
 * `pnpm check:rows` prints each row of docs/rows.md with the tests that cite it and their kinds. It fails when a row has no test
 * and is not in the list of open rows. `--faults-only` prints only what is wrong.
 */

const folders = ['packages', 'apps', 'e2e', 'scripts'];
const isTest = /\.(test|spec)\.tsx?$/;
const self = 'scripts/citations.test.ts';

interface RowTest extends Citation {
  file: string;
  kind: TestKind;
}

async function testFiles(): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((file) => join(folder, file)),
    ),
  );
  return found.flat().filter((file) => isTest.test(file) && !file.includes('node_modules') && file !== self);
}

async function testsByRow(): Promise<Map<string, RowTest[]>> {
  const tests = new Map<string, RowTest[]>();
  for (const file of (await testFiles()).toSorted()) {
    for (const citation of citationsIn(await readFile(join(root, file), 'utf8'))) {
      const test = { ...citation, file, kind: testKindOf(file) };
      tests.set(citation.row, [...(tests.get(citation.row) ?? []), test]);
    }
  }
  return tests;
}

const tests = await testsByRow();
const rows = rowsIn(await readFile(join(root, 'docs/rows.md'), 'utf8'));
if (!process.argv.includes('--faults-only')) {
  for (const row of rows) {
    console.log(row);
    for (const { title, file, kind } of tests.get(row) ?? []) console.log(`    ${kind.padEnd(9)} ${title}  (${file})`);
  }
  const withoutJourney = rows.filter((row) => tests.get(row)?.every(({ kind }) => kind !== 'journey'));
  console.log(`\n${rows.filter((row) => tests.has(row)).length} of ${rows.length} rows have tests.`);
  if (withoutJourney.length > 0) console.log(`Tested without a journey: ${withoutJourney.join(', ')}`);
  console.log(`Not built yet: ${OPEN_ROWS.join(', ') || 'none'}`);
  for (const [row, missing] of Object.entries(PARTLY_BUILT)) console.log(`Built in part: ${row}, without ${missing}`);
}
for (const fault of rowFaults(rows, [...tests.keys(), ...Object.keys(PARTLY_BUILT)], OPEN_ROWS)) {
  console.error(fault);
  process.exitCode = 1;
}
