import type { FailureKind } from '@instore/api';
import { expect, test } from 'vitest';
import { addOffline, done, lockedOut, outboxDevice, scan, stored } from '../../test/outbox.ts';
import { deferred, recordLog, refused, refusedAs, settle } from '../../test/support.ts';
import type { OutboxAnswer } from './outboxState.ts';
import { createOutbox } from './outbox.ts';

test.each<FailureKind>(['offline', 'unauthorized', 'aborted'])(
  'A write whose attempt ends with "%s" waits, and is sent again',
  { tags: 'W-13' },
  async (kind) => {
    let isOver = false;
    const device = outboxDevice(() => (isOver ? done() : refused(401, 'Later', kind)));
    const outbox = createOutbox(device.tab());
    await stored(outbox, scan(11));
    await settle();
    expect(outbox.state.entries.map(({ conflict }) => conflict)).toEqual([undefined]);
    isOver = true;
    await device.timers.pass(1_000);
    expect(outbox.state.entries).toEqual([]);
  },
);

test('A conflict says what the store said, of which kind, and when', { tags: 'W-13' }, async () => {
  const device = outboxDevice(() => refusedAs('Held', 'Petra has this pair'));
  const outbox = createOutbox(device.tab());
  await addOffline(device, outbox, scan(11));
  const conflict = { reason: 'refused', kind: 'conflict', title: 'Held', message: 'Petra has this pair' };
  expect(outbox.state.entries[0]?.conflict).toEqual({ ...conflict, at: device.timers.now() });
});

test('A conflict without words of the store has none', { tags: 'W-13' }, async () => {
  const device = outboxDevice(() => refused(404));
  const outbox = createOutbox(device.tab());
  await addOffline(device, outbox, scan(11));
  const at = device.timers.now();
  expect(outbox.state.entries[0]?.conflict).toEqual({ reason: 'refused', kind: 'invalid', at });
});

test('Of two pages the last opened shows a refusal, and the other one if it is closed', { tags: 'W-14' }, async () => {
  const device = outboxDevice(() => refused(422, 'Wrong size'));
  const outbox = createOutbox(device.tab());
  const shown: string[] = [];
  outbox.onRefusal(() => shown.push('first'));
  const close = outbox.onRefusal(() => shown.push('second'));
  const refuse = async (line: number) => {
    await addOffline(device, outbox, scan(line));
  };
  await refuse(11);
  close();
  await refuse(12);
  expect(shown).toEqual(['second', 'first']);
});

test.each([
  ['the answer', done()],
  ['that it waits, because its refusal is a conflict by now', refused(422, 'Wrong size')],
])('A button hears %s when another tab has sent its write', { tags: 'W-13' }, async (_what, answer) => {
  const device = outboxDevice(() => answer);
  const here = createOutbox(lockedOut(device.tab()));
  const other = createOutbox(device.tab());
  const writing = here.add(scan(11), { waitFor: 'attempt' });
  await settle();
  other.sendNow();
  expect(await writing).toMatchObject(answer.ok ? { outcome: 'done', data: answer.data } : { outcome: 'waiting' });
  await settle();
  expect(here.state.entries.map(({ conflict }) => conflict?.message)).toEqual(answer.ok ? [] : ['Wrong size']);
});

test('A press that is repeated while the first one is stored or answered is one write', { tags: 'W-13' }, async () => {
  const answer = deferred<OutboxAnswer>();
  const device = outboxDevice(() => answer.promise);
  const outbox = createOutbox(device.tab());
  const press = () => outbox.add(scan(11), { waitFor: 'attempt' });
  const [first, second] = [press(), press()];
  const repeated = { outcome: 'notSent', reason: 'repeated' };
  expect(await second).toEqual(repeated);
  await settle();
  expect(await press()).toEqual(repeated);
  answer.resolve(done());
  expect((await first).outcome).toBe('done');
  await settle();
  expect([device.received.length, outbox.state.entries]).toEqual([1, []]);
});

test('Tabs whose lock fails log it, and try again later', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  const log = recordLog();
  let isBroken = true;
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) =>
      isBroken ? Promise.reject(new Error('The lock was stolen')) : work(),
  } as unknown as Pick<LockManager, 'request'>;
  const outbox = createOutbox({ ...device.tab(), log, locks });
  await stored(outbox, scan(11));
  await settle();
  expect([log.lines, device.received]).toEqual([['The outbox could not be sent'], []]);
  isBroken = false;
  await device.timers.pass(1_000);
  expect([device.received.length, outbox.state.entries]).toEqual([1, []]);
});

test.each([
  ['done', done(), []],
  ['refused', refused(422, 'Wrong size'), ['Wrong size']],
] as const)(
  'A write that is %s while the device cannot store it is the same when sent again',
  { tags: 'W-13' },
  async (_what, answer, left) => {
    const device = outboxDevice(() => {
      device.fail(new Error('The database was closed'));
      return answer;
    });
    const log = recordLog();
    const outbox = createOutbox({ ...device.tab(), log });
    await addOffline(device, outbox, scan(11));
    expect(outbox.state.entries.map(({ conflict, intent }) => [intent, conflict?.message])).toEqual(
      left.map((message) => ['check out 11', message]),
    );
    expect([outbox.state.storage, log.lines]).toEqual(['forbidden', ['A write could not be kept on this device']]);
    device.fail(undefined);
    await outbox.open();
    await settle();
    expect(new Set(device.received.map(({ key }) => key)).size).toBe(1);
  },
);

test('A readable outbox is ready; an unreadable one says that the device keeps nothing', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  const outbox = createOutbox(device.tab());
  await outbox.open();
  expect(outbox.state.storage).toBe('ready');
  const { storage, ...deps } = device.tab();
  const list = () => Promise.reject(new Error('The database is gone'));
  const log = recordLog();
  const broken = createOutbox({ ...deps, log, storage: { ...storage, list } });
  await broken.open();
  await settle();
  expect([broken.state.storage, new Set(log.lines)]).toEqual([
    'forbidden',
    new Set(['A write could not be kept on this device']),
  ]);
});

test(
  'A count waits for its own scans only, and not for those that are conflicts',
  { tags: ['W-12', 'W-13'] },
  async () => {
    const device = outboxDevice(({ intent }) => (intent === 'check out 11' ? refused(409, 'Taken') : done()));
    const outbox = createOutbox(device.tab());
    await addOffline(device, outbox, scan(11));
    const slow = outboxDevice(() => new Promise(() => undefined));
    const busy = createOutbox(slow.tab());
    await stored(busy, scan(12));
    await settle();
    expect(await busy.whenAnswered(({ intent }) => intent === 'check out 13')).toBe(true);
    expect(outbox.state.entries.map(({ conflict }) => conflict?.message)).toEqual(['Taken']);
    expect(await outbox.whenAnswered(({ intent }) => intent === 'check out 11')).toBe(true);
  },
);
