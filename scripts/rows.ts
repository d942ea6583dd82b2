import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Citation, citationsIn, rowsIn } from './citations.ts';
import { root } from './run.ts';

/** Prints each row of docs/rows.md with the tests that cite it, then the rows that no test cites. */

const rooms = ['packages', 'apps', 'e2e', 'scripts'];
const isTest = /\.(test|spec|stories)\.tsx?$/;
const self = 'scripts/citations.test.ts';

async function testFiles(): Promise<string[]> {
  const found = await Promise.all(
    rooms.map(async (room) => (await readdir(join(root, room), { recursive: true })).map((file) => join(room, file))),
  );
  return found.flat().filter((file) => isTest.test(file) && !file.includes('node_modules') && file !== self);
}

const cited = new Map<string, (Citation & { file: string })[]>();
for (const file of (await testFiles()).toSorted()) {
  for (const citation of citationsIn(await readFile(join(root, file), 'utf8'))) {
    cited.set(citation.row, [...(cited.get(citation.row) ?? []), { ...citation, file }]);
  }
}

const rows = rowsIn(await readFile(join(root, 'docs/rows.md'), 'utf8'));
for (const row of rows) {
  console.log(row);
  for (const { title, file } of cited.get(row) ?? []) console.log(`    ${title}  (${file})`);
}
const without = rows.filter((row) => !cited.has(row));
console.log(`\n${rows.length - without.length} of ${rows.length} rows have tests.`);
if (without.length > 0) console.log(`Without any: ${without.join(', ')}`);
const unknown = [...cited.keys()].filter((row) => !rows.includes(row));
if (unknown.length > 0) {
  console.error(`Cited, but not in docs/rows.md: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
