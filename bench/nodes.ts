import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../apps/store-server/src/base/startErrors.ts';
import { reportsFailure } from '../scripts/reportsFailure.ts';
import { run } from '../scripts/run.ts';
import { machine, writeSection } from './document.ts';
import { readBenchFlags } from './flags.ts';
import { nodesPart, type NodesReport, textOf } from './nodes/report.ts';

const usage = `pnpm bench:nodes [-- --quick] [--minutes <n>]
Runs the test of three nodes with 300 clients, killed nodes and a fail-over of the database, and writes the part
"Fail-over" of docs/benchmarks.md. Fails when a request is lost or doubled, or a client does not come back.
  --quick    3 minutes instead of 10
  --minutes  how long nodes are killed`;

const counts = { minutes: { usual: 10, quick: 3, least: 1 } };

async function bench(): Promise<string> {
  const { minutes } = readBenchFlags(process.argv.slice(2), usage, counts, []);
  const folder = await mkdtemp(join(tmpdir(), 'instore-nodes-'));
  const file = join(folder, 'report.json');
  Object.assign(process.env, { EVERY_REPETITION: '1', NODES_MINUTES: String(minutes), NODES_REPORT: file });
  try {
    const test = 'apps/store-server/test/start/nodes.test.ts';
    if ((await run('vitest', ['run', '--project', 'server', test])) !== 0) throw new StartError('The test has failed.');
    const report = JSON.parse(await readFile(file, 'utf8')) as NodesReport;
    await writeSection(nodesPart, 'fail over', textOf(report, `${machine()}.`));
    return 'Written to docs/benchmarks.md';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await reportsFailure(bench);
