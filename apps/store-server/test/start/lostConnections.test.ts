// @module-tag all
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Connection, connect } from '../../src/db/connect.ts';
import { closeAll } from '../support/closeAll.ts';
import { expectStored, signInKiosk, startWriters, type Writers } from '../support/kioskWrites.ts';
import { type OwnPostgres, startOwnPostgres } from '../support/ownPostgres.ts';
import { type Program, startProgram } from '../support/program.ts';

// A whole store runs and its database restarts, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 300_000 });

/** All repetitions, with the store's own limits. Otherwise fewer and shorter ones. */
const everyRepetition = process.env['EVERY_REPETITION'] === '1';
const TERMINATIONS = 20;
const RESTARTS = everyRepetition ? 5 : 1;
/** How long a transaction may be idle, ms. @see IDLE_IN_TRANSACTION_MS */
const idleMs = everyRepetition ? 60_000 : 1_000;
/** How long the store is suspended at least, ms. */
const suspendedMs = everyRepetition ? 66_000 : 0;

let postgres: OwnPostgres;
let admin: Connection;
let store: Program;
let writers: Writers;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  admin = connect(postgres.url, { max: 1 });
  const url = new URL(postgres.url);
  url.searchParams.set('options', `-c idle_in_transaction_session_timeout=${idleMs}`);
  store = await startProgram({ DATABASE_URL: url.href });
});
beforeEach(async () => {
  await admin.pool.query('truncate tryouts, idempotency cascade');
  await admin.pool.query(`delete from notifications where type = 'tryout' and id > 89`);
  writers = startWriters(store.url, Array<string>(12).fill(await signInKiosk(store.url)));
});
afterEach(() => writers.stop());
afterAll(() => closeAll(store, admin, postgres));

/** The store's sessions that are inside a transaction. */
const inTransaction = `from pg_stat_activity
  where application_name = 'in-store' and xact_start is not null and pid <> pg_backend_pid()`;

/**
 * Expects that the store goes on, and keeps what it acknowledged.
 * @param usual the answers that clients may have got: a status, or `none`
 */
async function expectUnharmed(usual = ['200', '503']): Promise<void> {
  await writers.more(50);
  await writers.stop();
  expect(store.isRunning(), store.output()).toBe(true);
  expect(Object.keys(writers.answers).filter((status) => !usual.includes(status))).toEqual([]);
  await expectStored(admin.pool, writers.acknowledged);
}

/** Resolves to how long the store takes to be ready, ms. */
async function untilReady(): Promise<number> {
  const from = performance.now();
  await expect.poll(store.health, { interval: 20 }).toBe(200);
  return performance.now() - from;
}

test('When the database ends a connection during a transaction, only that call fails', { tags: 'C-05' }, async () => {
  for (let ended = 0; ended < TERMINATIONS;) {
    const { rowCount } = await admin.pool.query(`select pg_terminate_backend(pid) ${inTransaction} limit 1`);
    ended += rowCount ?? 0;
    await writers.more(1);
  }
  await untilReady();
  await expectUnharmed();
  console.log(`${TERMINATIONS} terminations: answers ${JSON.stringify(writers.answers)}`);
});

test('A restart of the database under load loses nothing', { tags: 'C-05' }, async () => {
  const delays: number[] = [];
  for (let restarts = 0; restarts < RESTARTS; restarts += 1) {
    await writers.more(20);
    await postgres.restart();
    delays.push(Math.round(await untilReady()));
  }
  await expectUnharmed();
  console.log(`${RESTARTS} restarts: ready after ${delays.join(', ')} ms, answers ${JSON.stringify(writers.answers)}`);
  // A busy machine takes its time; the long version has one to itself.
  if (everyRepetition) expect(Math.max(...delays)).toBeLessThan(2_000);
});

test('A store that was suspended during transactions works again when it is resumed', { tags: 'C-05' }, async () => {
  const open = async () => (await admin.pool.query(`select 1 ${inTransaction}`)).rowCount;
  // Whether one is open at the moment of the stop is up to chance.
  for (let found: number | null = 0; !found; found = await open()) {
    store.child.kill('SIGCONT');
    await writers.more(1);
    store.child.kill('SIGSTOP');
  }
  const asleepAt = performance.now();
  await expect.poll(open, { timeout: idleMs + 30_000, interval: 200 }).toBe(0);
  const rest = suspendedMs - (performance.now() - asleepAt);
  if (rest > 0) await admin.pool.query('select pg_sleep($1)', [rest / 1_000]);
  store.child.kill('SIGCONT');
  const delay = Math.round(await untilReady());
  // A client waits 30 s for an answer, less than the store is suspended in the long version.
  await expectUnharmed(['200', '503', ...(everyRepetition ? ['none'] : [])]);
  const seconds = Math.round((performance.now() - asleepAt) / 1_000);
  console.log(`Suspended ${seconds} s: ready after ${delay} ms, answers ${JSON.stringify(writers.answers)}`);
  if (everyRepetition) expect(delay).toBeLessThan(2_000);
});
