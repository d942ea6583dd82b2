import { execFileSync } from 'node:child_process';
import { reportsFailure } from '../scripts/reportsFailure.ts';
import { machine, table, writeSection } from './document.ts';
import { readBenchFlags } from './flags.ts';
import {
  type Burst,
  type Idle,
  measureBursts,
  measureIdle,
  measureSlow,
  READERS,
  type Slow,
  SLOW_MESSAGES,
} from './live/measure.ts';
import { cells, type Figure, livePart, textOf } from './live/report.ts';
import { type OurSide, type Side, startOurs, startTheirs } from './live/sides.ts';
import { measureWrites } from './live/writes.ts';
import { noteCosts } from './measured.ts';

const parts = ['few sockets', 'many sockets', 'idle sockets', 'slow clients', 'writes'] as const;
type PartName = (typeof parts)[number];

const usage = `pnpm bench:live [-- --only <part>] [--quick] [--few <n>] [--many <n>] [--idle <n>] [--messages <n>] [--rounds <n>] [--seconds <n>]
Measures the live socket of the store beside RabbitMQ with its Web STOMP plugin, and writes the part "Live events" of
docs/benchmarks.md. Without an installed RabbitMQ its column stays empty.
  --only      one part: ${parts.map((name) => `"${name}"`).join(', ')}; the other sections stay as they are
  --quick     one round instead of 3, and 20 seconds instead of 60: about five minutes instead of fifteen
  --few       sockets of the first part; 1000 by default
  --many      sockets of the second part; 5000 by default
  --idle      sockets that get no messages; 10000 by default
  --messages  messages of a burst; 200 by default
  --rounds    bursts of each side, of which the median counts
  --seconds   how long sockets are idle, and writers write
A process may need more open files than the system allows by default: ulimit -n 20000`;

const counts = {
  few: { usual: 1000, least: 2 },
  many: { usual: 5000, least: 2 },
  idle: { usual: 10_000, least: 2 },
  messages: { usual: 200, least: 1 },
  rounds: { usual: 3, quick: 1, least: 1 },
  seconds: { usual: 60, quick: 20, least: 1 },
};

const readLiveFlags = () => readBenchFlags(process.argv.slice(2), usage, counts, parts);

type Flags = ReturnType<typeof readLiveFlags>;

/** The servers that are measured. */
interface Sides {
  ours: OurSide;
  /** Undefined where RabbitMQ is not installed. */
  theirs: Side | undefined;
  all: Side[];
}

async function write(name: PartName, title: string, method: string, figures: Figure[]): Promise<void> {
  console.log(`\n${title}`);
  for (const figure of figures) console.log(`  ${cells(figure).filter(Boolean).join('  ')}`);
  await writeSection(livePart, name, textOf(title, method, figures, `${versions()}; ${machine()}.`));
}

let rabbitVersion: string | undefined;
/** The versions of the peers, in words. */
const versions = (): string =>
  rabbitVersion === undefined ? 'RabbitMQ is not installed' : `RabbitMQ ${rabbitVersion}`;

function readRabbitVersion(): string {
  try {
    return execFileSync('dpkg-query', ['-W', '-f=${Version}', 'rabbitmq-server'], { encoding: 'utf8' });
  } catch {
    return 'of an unknown version';
  }
}

async function bursts(name: PartName, sides: Sides, sockets: number, { messages, rounds }: Flags): Promise<void> {
  const found = await measureBursts(sides.all, sockets, messages, rounds);
  const ours = found.get(sides.ours)!;
  const theirs = sides.theirs && found.get(sides.theirs);
  await noteCosts({ deliveryUs: ours.cpuOfAll });
  const of = (key: keyof Burst) => ({ ours: ours[key], theirs: theirs?.[key] });
  await write(
    name,
    `${sockets.toLocaleString('en-US')} sockets × ${messages} messages`,
    `A burst of ${messages} messages, each in a transaction or frame of its own, and 40 messages at 10,000 deliveries per second. Medians of ${rounds} rounds. CPU is that of the process that serves the sockets.`,
    [
      { what: 'Deliveries of the burst', unit: '/s', ...of('rate'), target: { atLeast: 1 } },
      { what: 'CPU per delivery', unit: 'µs', ...of('cpu'), target: { atMost: 1 } },
      { what: 'CPU per delivery, with PostgreSQL', unit: 'µs', ...of('cpuOfAll') },
      { what: 'Paced: from the write to the arrival, p50', unit: 'ms', ...of('p50') },
      { what: 'Paced: from the write to the arrival, p99', unit: 'ms', ...of('p99') },
      { what: 'Messages lost', unit: 'count', ...of('lost') },
    ],
  );
}

/** Measures one side after the other. */
async function each<Result>({ ours, theirs }: Sides, take: (side: Side) => Promise<Result>) {
  const first = await take(ours);
  return { first, second: theirs && (await take(theirs)) };
}

async function idle(sides: Sides, { idle: sockets, seconds }: Flags): Promise<void> {
  const { first, second } = await each(sides, (side) => measureIdle(side, sockets, seconds));
  await noteCosts({ idleSocketMs: first.cpu, socketKb: first.memory });
  const of = (key: keyof Idle) => ({ ours: first[key], theirs: second?.[key] });
  await write(
    'idle sockets',
    `${sockets.toLocaleString('en-US')} idle sockets`,
    `Open for ${seconds} s without a message. The store checks the rights of each socket once a minute.`,
    [
      { what: 'Memory per socket', unit: 'KB', ...of('memory'), target: { atMost: 1 } },
      { what: 'CPU per socket and minute, with PostgreSQL', unit: 'ms', ...of('cpu') },
      { what: 'Open at the end', unit: 'count', ...of('open') },
    ],
  );
}

/** Clients that read nothing. */
const SLOW = 50;

async function slow(sides: Sides): Promise<void> {
  const { first, second } = await each(sides, (side) => measureSlow(side, SLOW));
  const of = (key: keyof Slow) => ({ ours: first[key], theirs: second?.[key] });
  await write(
    'slow clients',
    `${SLOW} clients that read nothing`,
    `Beside ${READERS} clients that read. ${SLOW_MESSAGES} messages of 16 KB, each when the one before has reached all clients that read; a server that accepts or delivers none for 20 s has blocked the sender, and its latency is that of the messages before.`,
    [
      { what: `Messages accepted, of ${SLOW_MESSAGES}`, unit: 'count', ...of('accepted') },
      { what: 'Messages that reached all other clients', unit: 'count', ...of('delivered') },
      { what: 'Slow clients that were disconnected', unit: 'count', ...of('dropped') },
      { what: 'More memory at the end', unit: 'MB', ...of('memory') },
      { what: 'Latency of the other clients before, p99', unit: 'ms', ...of('calm') },
      { what: 'Latency of the other clients beside them, p99', unit: 'ms', ...of('p99') },
    ],
  );
}

const WRITERS = [1, 8, 32];

async function writes({ ours }: Sides, { seconds, rounds }: Flags): Promise<void> {
  const found = await measureWrites(ours.databaseUrl, WRITERS, Math.max(1, seconds / 20), rounds);
  const busy = found.find(({ writers }) => writers === 32);
  if (busy !== undefined) await noteCosts({ commitsPerSecond: busy.notifying });
  const rate = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`;
  const rows = found.map(({ writers, silent, notifying, after }) => [
    String(writers),
    rate(silent),
    rate(notifying),
    (notifying / silent).toFixed(2),
    rate(after),
    (after / silent).toFixed(2),
  ]);
  const text = table([
    ['writers', 'without NOTIFY', 'with NOTIFY', 'ratio', 'with NOTIFY after the commit', 'ratio'],
    ...rows,
  ]);
  console.log(text);
  const method = `Commits per second of one insert into the outbox: PostgreSQL takes one lock for all transactions that notify, until their commit is on disk. Medians of ${rounds} rounds.`;
  await writeSection(
    livePart,
    'writes',
    `### Writers that announce their events\n\n${method}\n\n${text}\n\n${machine()}.`,
  );
}

async function bench(): Promise<string> {
  const flags = readLiveFlags();
  const isWanted = (name: PartName): boolean => flags.only === undefined || flags.only === name;
  const theirs = await startTheirs();
  if (theirs === undefined) console.log('RabbitMQ is not installed: its column stays empty.');
  else rabbitVersion = readRabbitVersion();
  const ours = await startOurs(Math.max(flags.many, flags.idle)).catch(async (error: unknown) => {
    await theirs?.stop();
    throw error;
  });
  const sides = { ours, theirs, all: theirs === undefined ? [ours] : [ours, theirs] };
  try {
    if (isWanted('few sockets')) await bursts('few sockets', sides, flags.few, flags);
    if (isWanted('many sockets')) await bursts('many sockets', sides, flags.many, flags);
    if (isWanted('idle sockets')) await idle(sides, flags);
    if (isWanted('slow clients')) await slow(sides);
    if (isWanted('writes')) await writes(sides, flags);
  } finally {
    for (const side of sides.all) await side.stop();
  }
  return 'Written to docs/benchmarks.md';
}

await reportsFailure(bench);
