import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/store-server/src/db/freePort.ts';
import { reportsFailure } from '../scripts/reportsFailure.ts';
import { type BenchStore, type Member, startBenchStore } from './chain/store.ts';
import { machine, writeSection } from './document.ts';
import { readBenchFlags } from './flags.ts';
import { noteCosts } from './measured.ts';
import { median, orderIn } from './statistics.ts';
import { addInsightLines, insightCalls, insightText, measureInsight } from './store/insight.ts';
import { load, type Load } from './store/load.ts';
import { type Call, createOperations, type Measured, operationNames } from './store/operations.ts';
import { findWholeReads } from './store/plans.ts';
import { startRecording } from './store/recordings.ts';
import { cells, type Compared, storePart, textOf } from './store/report.ts';
import { measureSearch, searchText } from './store/search.ts';
import type { Statement } from './store/statements.ts';
import { addUnits } from './store/units.ts';

const usage = `pnpm bench:store [-- --units <n>] [--quick] [--connections <n>] [--amount <n>] [--rounds <n>] [--seconds <n>] [--only <operation>] [--lines <n>]
Measures ten reads and three writes of the store beside a bare handler, checks the plans of their statements, measures the
first and later pages of the inventory's search, and writes the part "Requests" of docs/benchmarks.md.
  --lines        lines of the location for the figures of a manager; 1000000 by default
  --units        units of the store, 100000 or more; 100000 by default
  --quick        400 requests and one round instead of three: about two minutes
  --connections  connections at the same time; 100 by default
  --amount       requests of a round; 1000 by default, a third of them for a write
  --rounds       rounds, of which the median counts; 3 by default
  --seconds      how long a round may take at most; 10 by default
  --only         one operation by its id in the contract; docs/benchmarks.md stays as it is. Or "search": its pages, and
                 their section of docs/benchmarks.md; or "insight": the figures of a manager, and their section`;

const counts = {
  units: { usual: 100_000, least: 100_000 },
  lines: { usual: 1_000_000, least: 1000 },
  connections: { usual: 100, least: 1 },
  amount: { usual: 1000, quick: 400, least: 10 },
  rounds: { usual: 3, quick: 1, least: 1 },
  seconds: { usual: 10, least: 1 },
};

/** What `--only` calls the pages of the inventory's search. */
const SEARCH = 'search';

/** What `--only` calls the figures of a manager. */
const INSIGHT = 'insight';

const readStoreFlags = () => readBenchFlags(process.argv.slice(2), usage, counts, [...operationNames, SEARCH, INSIGHT]);

type Flags = ReturnType<typeof readStoreFlags>;

/** A bare server in a process of its own. */
interface BareServer {
  url: string;
  pid: number;
  close: () => Promise<void>;
}

async function startBare(
  { databaseUrl }: BenchStore,
  recorded: ReadonlyMap<Measured, readonly Statement[]>,
): Promise<BareServer> {
  const folder = await mkdtemp(join(tmpdir(), 'instore-bare-'));
  const file = join(folder, 'statements.json');
  const byName = Array.from(recorded, ([{ name, isWrite }, statements]) => [name, { isWrite, statements }] as const);
  await writeFile(file, JSON.stringify(Object.fromEntries(byName)));
  const port = await freePort();
  const program = fileURLToPath(new URL('store/bare.ts', import.meta.url));
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const child = fork(program, [String(port), databaseUrl, file], { execArgv: ['--import', tsx] });
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    close: async () => {
      child.disconnect();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** Measures an operation on both servers in turn. */
async function compare(
  store: BenchStore,
  bare: BareServer,
  operation: Measured,
  statements: number,
  { connections, amount: requests, rounds, seconds }: Flags,
): Promise<Compared> {
  const amount = operation.isWrite ? Math.ceil(requests / 3) : requests;
  const taken = { ours: [] as Load[], bare: [] as Load[] };
  // A first round warms both sides and does not count.
  for (let round = -1; round < rounds; round += 1) {
    for (const side of orderIn(Math.max(0, round), ['ours', 'bare'] as const)) {
      // A connection builds its next request before it ends.
      const next = await operation.prepare(side === 'ours' ? amount + connections * 2 : 1);
      const bareCall = (): Call => ({ ...next(), path: `/${operation.name}`, method: 'POST' });
      const found =
        side === 'ours'
          ? await load({ url: store.url, pid: store.pids.node, connections, amount, seconds, next })
          : await load({
              url: bare.url,
              pid: bare.pid,
              connections,
              amount,
              seconds,
              next: () => withBody(bareCall()),
            });
      if (round >= 0) taken[side].push(found);
    }
  }
  return { name: operation.name, ours: medianOf(taken.ours), bare: medianOf(taken.bare), statements };
}

/** The bare handler reads a body only where the store does. */
const withBody = (call: Call): Call => (call.body === undefined ? { ...call, method: 'GET' } : call);

const medianOf = (loads: readonly Load[]): Load => ({
  cpu: median(loads.map(({ cpu }) => cpu)),
  rate: median(loads.map(({ rate }) => rate)),
  p99: median(loads.map(({ p99 }) => p99)),
  busy: median(loads.map(({ busy }) => busy)),
});

async function record(store: BenchStore, operations: readonly Measured[]): Promise<Map<Measured, Statement[]>> {
  const recording = await startRecording(store);
  const recorded = new Map<Measured, Statement[]>();
  try {
    for (const operation of operations) {
      const next = await operation.prepare(1);
      recorded.set(operation, await recording.statementsOf(next()));
    }
    return recorded;
  } finally {
    await recording.close();
  }
}

/** Measures the pages of the inventory's search, and writes their section. */
async function benchSearch(store: BenchStore, units: number, rounds: number): Promise<void> {
  const text = searchText(units, await measureSearch(store, rounds * SEARCHES), `${machine()}.`);
  console.log(text);
  await writeSection(storePart, units > 500_000 ? 'search of a million units' : SEARCH, text);
}

/** Measures the figures of a manager over many lines, and writes their section. Replaces the lines of the store. */
async function benchInsight(store: BenchStore, lines: number, rounds: number): Promise<void> {
  const now = new Date();
  await addInsightLines(store, lines, now);
  const [admin] = (await store.addPeople('Store_Admin', 1)) as [Member];
  const calls = insightCalls(admin, now);
  const times = await measureInsight(store, calls, rounds * SEARCHES);
  const recording = await startRecording(store);
  const statements = new Map<string, readonly Statement[]>();
  // oxlint-disable-next-line no-await-in-loop -- the recorder knows one request
  for (const [title, call] of Object.entries(calls)) statements.set(title, await recording.statementsOf(call));
  await recording.close();
  const wholeReads = await findWholeReads(store.connection.pool, statements);
  const text = insightText(lines, times, wholeReads, `${machine()}.`);
  console.log(text);
  await writeSection(storePart, INSIGHT, text);
}

/** A search is sent alone and takes a moment: so many for each round. */
const SEARCHES = 7;

async function bench(): Promise<string> {
  const flags = readStoreFlags();
  const store = await startBenchStore('large');
  try {
    const units = await addUnits(store, flags.units);
    if (flags.only === undefined || flags.only === SEARCH) await benchSearch(store, units, flags.rounds);
    if (flags.only === INSIGHT) {
      await benchInsight(store, flags.lines, flags.rounds);
      return 'Written to docs/benchmarks.md';
    }
    if (flags.only === SEARCH) return 'Written to docs/benchmarks.md';
    const all = await createOperations(store, flags.connections);
    const operations = all.filter(({ name }) => flags.only === undefined || flags.only === name);
    const recorded = await record(store, operations);
    const plans = new Map(Array.from(recorded, ([{ name }, statements]) => [name, statements] as const));
    const wholeReads = await findWholeReads(store.connection.pool, plans);
    for (const { name, tables, text } of wholeReads)
      console.log(`${name} reads ${tables.join(', ')} whole: ${text.slice(0, 300)}`);
    const bare = await startBare(store, recorded);
    const compared: Compared[] = [];
    for (const operation of operations) {
      const found = await compare(store, bare, operation, recorded.get(operation)!.length, flags);
      compared.push(found);
      console.log(`  ${cells(found).join('  ')}`);
    }
    await bare.close();
    if (flags.only !== undefined) return 'docs/benchmarks.md stays as it is';
    const meanOf = (isWrite: boolean): number => {
      const names = new Set<string>(operations.filter((each) => each.isWrite === isWrite).map(({ name }) => name));
      const costs = compared.filter(({ name }) => names.has(name)).map(({ ours }) => ours.cpu);
      return costs.reduce((sum, cpu) => sum + cpu, 0) / costs.length;
    };
    await noteCosts({ readMs: meanOf(false), writeMs: meanOf(true) });
    const text = textOf(units, flags.connections, compared, wholeReads, `${machine()}.`);
    await writeSection(storePart, flags.units > 500_000 ? 'a million units' : 'requests', text);
    // Last, because it replaces the lines that the operations read.
    await benchInsight(store, flags.lines, flags.rounds);
    return 'Written to docs/benchmarks.md';
  } finally {
    await store.stop();
  }
}

await reportsFailure(bench);
