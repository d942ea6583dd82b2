import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../apps/store-server/src/base/startErrors.ts';
import { RETENTION_MS } from '../apps/store-server/src/live/busConnection.ts';
import { openLiveClient } from '../apps/store-server/test/support/liveClient.ts';
import { waitUntil } from '../apps/store-server/test/support/waitUntil.ts';
import { buildApps } from '../scripts/buildApps.ts';
import { installBrowser } from '../scripts/install-browser.ts';
import { reportsFailure } from '../scripts/reportsFailure.ts';
import { type BenchDatabase, LOCATION, type Member, startBenchDatabase } from './chain/store.ts';
import { machine, writeSection } from './document.ts';
import { isSmoke } from './figures.ts';
import { readBenchFlags } from './flags.ts';
import { type Clock, timeOf } from './soak/clock.ts';
import type { Memory } from './soak/node.ts';
import { growing, type Sample, soakPart, textOf } from './soak/report.ts';
import { type Crew, ROLE_OF, startShift } from './soak/shift.ts';
import { openTab, type Tab } from './soak/tab.ts';

const usage = `pnpm bench:soak [-- --quick] [--hours <n>] [--minutes <n>] [--associates <n>] [--kiosks <n>] [--pickers <n>] [--requests <n>] [--tabs <n>]
Lets a location work for a day in minutes, and fails when the memory of the node or of a tab grows, or its tables. Writes
the part "Soak" of docs/benchmarks.md.
  --quick       ten minutes instead of thirty
  --hours       hours of the store; 8 by default
  --minutes     how long they take
  --associates  200 by default, --kiosks 50, --pickers 40
  --requests    try-on requests of a kiosk in an hour of the store; 4 by default, with --quick 2
  --tabs        tabs of the portal that stay open; 1 by default`;

const counts = {
  hours: { usual: 8, least: 1 },
  minutes: { usual: 30, quick: 10, least: 1 },
  associates: { usual: 200, least: 1 },
  kiosks: { usual: 50, least: 1 },
  pickers: { usual: 40, least: 1 },
  // With more the machine has too little time for them all, and measures how it is overloaded.
  requests: { usual: 4, quick: 2, least: 1 },
  tabs: { usual: 1, least: 0 },
};

const TENTHS = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Writes of one try-on request: send, accept, place, check out, check in. */
const WRITES = 5;

/** Starts the node in a process of its own. */
async function startSoakNode({ databaseUrl }: BenchDatabase, { startedAt, scale }: Clock) {
  const program = fileURLToPath(new URL('soak/node.ts', import.meta.url));
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const child = fork(program, [databaseUrl, String(startedAt), String(scale)], {
    execArgv: ['--import', tsx, '--expose-gc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new StartError(`The node has ended with code ${String(code)}.`);
  });
  ended.catch(() => {});
  const next = async (): Promise<unknown> => ((await Promise.race([once(child, 'message'), ended])) as [unknown])[0];
  const url = (await next()) as string;
  return {
    url,
    memory: async (): Promise<Memory> => {
      child.send('memory');
      return (await next()) as Memory;
    },
    stop: async () => {
      child.disconnect();
      await ended.catch(() => {});
    },
  };
}

/** Sessions that are renewed before they end, as clients do it. */
function renewing(database: BenchDatabase, now: () => Date) {
  const known = new Map<string, { token: string; until: number }>();
  return async ({ id }: Member, role: keyof Crew): Promise<string> => {
    const session = known.get(id);
    if (session !== undefined && session.until > now().getTime()) return session.token;
    const token = await database.tokenOf(id, ROLE_OF[role]);
    known.set(id, { token, until: now().getTime() + HOUR_MS * 0.8 });
    return token;
  };
}

/** Adds the keys of the same hours of yesterday, which expire while today's are added. */
const addYesterdaysKeys = ({ connection }: BenchDatabase, startedAt: number, hours: number, count: number) =>
  connection.pool.query(
    `insert into idempotency (caller, operation, key, fingerprint, answer, created_at)
     select 'yesterday', 'requestTryout', n::text, '', '{}'::jsonb,
            to_timestamp($1::float8 / 1000) + $2::float8 * n / $3::int * interval '1 hour'
     from generate_series(1, $3::int) n`,
    [startedAt - DAY_MS, hours, count],
  );

type Rows = Omit<Sample, 'heap' | 'resident' | 'tab'>;

async function sample(database: BenchDatabase, { heap, resident }: Memory, { scale }: Clock, now: Date) {
  const { rows } = await database.connection.pool.query<Rows>(
    `select (select count(*)::int from outbox) as outbox,
            (select count(*)::int from outbox where created_at < clock_timestamp() - $1::float8 * interval '1 ms') as "oldEvents",
            (select count(*)::int from idempotency) as keys,
            (select count(*)::int from idempotency where created_at < $2) as "oldKeys",
            (select count(*)::int from signing_keys) + (select count(*)::int from wrong_keys) as sessions`,
    // The node deletes events once a second.
    [RETENTION_MS / scale + 5_000, new Date(now.getTime() - DAY_MS).toISOString()],
  );
  return { heap: heap / 1024 / 1024, resident: resident / 1024 / 1024, ...rows[0]! };
}

type Settings = ReturnType<typeof readSoakFlags>;
const readSoakFlags = () => readBenchFlags(process.argv.slice(2), usage, counts, []);

/** Lets the location work; each step of its start adds to `undo` how it is undone. */
async function work(settings: Settings, undo: Undo[]) {
  const { hours, minutes, associates, kiosks, pickers, requests } = settings;
  const clock = { startedAt: Date.now(), scale: (hours * 60) / minutes };
  const now = timeOf(clock);
  const database = await startBenchDatabase('large', now);
  undo.push(database.stop);
  const crew: Crew = {
    associates: await database.addPeople('Sales_Associate', associates),
    pickers: await database.addPeople('Warehouse_Personal', pickers),
    kiosks: await database.addKiosks(kiosks),
  };
  await addYesterdaysKeys(database, clock.startedAt, hours, kiosks * requests * hours * WRITES);
  const node = await startSoakNode(database, clock);
  undo.push(node.stop);
  const tokenOf = renewing(database, now);
  let messages = 0;
  const clients = (['associates', 'pickers'] as const).flatMap((role) =>
    crew[role].map((member) =>
      openLiveClient({
        url: () => node.url,
        token: () => tokenOf(member, role),
        destination: `/topic/locations/${LOCATION}/changes`,
        onMessage: () => (messages += 1),
      }),
    ),
  );
  undo.push(() => Promise.all(clients.map((client) => client.close())));
  await waitUntil(() => clients.every((client) => client.isConnected()));
  const shift = await startShift(database, { url: node.url, crew, tokenOf, gapMs: HOUR_MS / requests / clock.scale });
  undo.push(shift.stop);
  const tabs: Tab[] = [];
  while (tabs.length < settings.tabs) {
    const tab = await openTab(node.url);
    undo.push(tab.close);
    tabs.push(tab);
  }
  const samples: Sample[] = [];
  for (let tenth = 1; tenth <= TENTHS; tenth += 1) {
    await pause((minutes * 60_000) / TENTHS);
    const tab = Math.max(0, ...(await Promise.all(tabs.map(({ heap }) => heap()))));
    const last = { ...(await sample(database, await node.memory(), clock, now())), tab };
    samples.push(last);
    console.log(JSON.stringify({ tenth, ...last, ...shift.done, refused: [...shift.done.refused] }));
  }
  await shift.stop();
  return { samples, done: shift.done, messages, sockets: clients.length };
}

/** Undoes one step of the start. */
type Undo = () => Promise<unknown>;

async function soak(): Promise<string> {
  const settings = readSoakFlags();
  if (settings.tabs > 0 && (!(await installBrowser()) || (await buildApps()) !== 0)) {
    throw new StartError('There is no browser or no portal for the tab.');
  }
  const { hours, minutes, associates, kiosks, pickers } = settings;
  const undo: Undo[] = [];
  try {
    const { samples, done, messages, sockets } = await work(settings, undo);
    const { tryouts, writes, reads, repeated, refused } = done;
    if (refused.size > 0) throw new StartError(`The store refused: ${JSON.stringify([...refused])}`);
    const method = `${associates} associates, ${kiosks} kiosks and ${pickers} pickers in ${minutes} minutes: ${tryouts} try-on requests, ${writes} writes, ${reads} reads, ${messages} live messages to ${sockets} sockets, whose sessions were renewed every hour; ${repeated} calls were repeated.`;
    await writeSection(soakPart, 'hours', textOf(hours, method, samples, `${machine()}.`));
    // What has just started grows.
    const grown = isSmoke ? [] : growing(samples);
    if (grown.length > 0) throw new StartError(`This grows: ${grown.join('; ')}.`);
    return 'Nothing grows. Written to docs/benchmarks.md';
  } finally {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step().catch(console.error);
  }
}

await reportsFailure(soak);
