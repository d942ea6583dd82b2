import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldPrintJobs, type Talk } from '../../../src/domain/printers/index.ts';
import { GIVE_UP_MS } from '../../../src/domain/printers/sendPrintJobs.ts';
import { freePort } from '../../../src/db/freePort.ts';
import { startTestDatabase, type TestDatabase } from '../../support/database.ts';
import { createPrinting } from './createPrinting.ts';

const tags = ['M-06'];
let database: TestDatabase;
let p: Awaited<ReturnType<typeof createPrinting>>;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  p = await createPrinting(database);
});
afterEach(() => p.close());
afterAll(() => database?.close());

test('What waits is printed once, in its order', { tags }, async () => {
  const jobs = [await p.queue('one'), await p.queue('two'), await p.queue('three')];
  await p.run();
  await p.run();
  expect(p.printed()).toEqual(['one', 'two', 'three']);
  for (const job of jobs) expect(await p.job(job)).toEqual({ status: 'sent', problem: null });
  expect(await p.state()).toEqual({ state: 'ready', failures: 0 });
});

test('A job waits with its reason while labels are out, and is printed afterwards', { tags }, async () => {
  p.printer.state.noLabels = true;
  const job = await p.queue('one');
  await p.run();
  expect(await p.job(job)).toEqual({ status: 'waiting', problem: 'no-labels' });
  expect(await p.state()).toEqual({ state: 'no-labels', failures: 1 });
  p.printer.state.noLabels = false;
  await p.run();
  expect(p.printed(), 'it waits').toEqual([]);
  p.pass(5);
  await p.run();
  expect(p.printed()).toEqual(['one']);
  expect(await p.state()).toEqual({ state: 'ready', failures: 0 });
});

test('The pauses grow, and a new job ends the pause', { tags }, async () => {
  p.printer.state.paused = true;
  await p.queue('one');
  const tried = [];
  for (let second = 0; second <= 65; second += 1) {
    const before = p.printer.connections();
    await p.run();
    if (p.printer.connections() > before) tried.push(second);
    p.pass(1);
  }
  expect(tried).toEqual([0, 5, 15, 35, 65]);
  p.printer.state.paused = false;
  await p.queue('two');
  await p.run();
  expect(p.printed()).toEqual(['one', 'two']);
});

test('After a quarter of an hour a job fails with its reason', { tags }, async () => {
  p.printer.state.headOpen = true;
  const job = await p.queue('one');
  await p.run();
  p.pass(GIVE_UP_MS / 1000 - 60);
  const later = await p.queue('two');
  p.pass(60);
  await p.run();
  expect(await p.job(job)).toEqual({ status: 'failed', problem: 'head-open' });
  expect(await p.job(later)).toEqual({ status: 'waiting', problem: 'head-open' });
});

test('Labels that the printer did not confirm are not sent again', { tags }, async () => {
  p.printer.state.endsAfterLabels = true;
  const job = await p.queue('one');
  await p.run();
  p.pass(60);
  await p.run();
  expect(p.printed()).toEqual(['one']);
  expect(await p.job(job)).toEqual({ status: 'failed', problem: 'unconfirmed' });
});

test('An address that the settings do not allow any more is not connected to', { tags }, async () => {
  const job = await p.queue('one');
  await p.run({ ranges: ['10.0.0.0/8'] });
  expect(p.printer.connections()).toBe(0);
  expect(await p.job(job)).toEqual({ status: 'failed', problem: 'not-allowed' });
  expect(await p.state()).toMatchObject({ state: 'not-allowed' });
});

test('A printer without jobs is asked every minute how it is', { tags }, async () => {
  await p.run();
  expect(await p.state()).toMatchObject({ state: 'ready' });
  p.printer.state.noRibbon = true;
  p.pass(59);
  await p.run();
  expect(await p.state()).toMatchObject({ state: 'ready' });
  p.pass(1);
  await p.run();
  expect(await p.state()).toMatchObject({ state: 'no-ribbon', failures: 0 });
});

test('Nodes at once print each label once; a printer that is away holds up no other', { tags }, async () => {
  const away = await p.add('Away', await freePort());
  const lost = await p.queue('lost', away);
  for (let at = 0; at < 10; at += 1) await p.queue(`label ${at}`);
  await Promise.all([p.run(), p.run(), p.run()]);
  await p.run();
  expect(p.printed()).toEqual(Array.from({ length: 10 }, (_, at) => `label ${at}`));
  expect(await p.job(lost)).toEqual({ status: 'waiting', problem: 'not-reached' });
  expect(await p.state(away)).toMatchObject({ state: 'not-reached' });
});

test('A node that stops in the middle leaves the job to another one', { tags }, async () => {
  const job = await p.queue('one');
  const stop = new AbortController();
  const talk: Talk = async () => {
    stop.abort();
    return { state: 'no-answer', sent: 'no' };
  };
  await p.run({ talk, stop: stop.signal });
  expect(await p.job(job)).toEqual({ status: 'waiting', problem: null });
  await p.run();
  expect(p.printed()).toEqual(['one']);
});

test('An ended job is listed for a week', { tags }, async () => {
  const job = await p.queue('one');
  await p.run();
  await deleteOldPrintJobs(database.db, p.now());
  expect(await p.job(job)).toBeDefined();
  p.pass(7 * 24 * 3600 + 1);
  await deleteOldPrintJobs(database.db, p.now());
  expect(await p.job(job)).toBeUndefined();
});
