import { expect, test } from 'vitest';
import { done, outboxDevice, scan, stored } from '../../test/outbox.ts';
import { deferred, noAnswer, ok, recordToasts, refused, requestLine, settle } from '../../test/support.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { OutboxAnswer } from './outboxState.ts';
import { createOutbox } from './outbox.ts';

const linesOf = (entries: readonly OutboxEntry[]) => entries.map(({ subjects }) => Number(subjects[0]?.slice(5)));

test('A write is stored, sent once, answered and forgotten', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  const outbox = createOutbox(device.tab());
  expect(await outbox.add(scan(11))).toMatchObject({
    outcome: 'done',
    data: { status: 'checkedout' },
  });
  expect(device.received).toHaveLength(1);
  expect(outbox.state.entries).toEqual([]);
  expect(device.entries.size).toBe(0);
});

test('The answer to a write of another person in this browser is not shown', { tags: ['W-13', 'S-09'] }, async () => {
  const device = outboxDevice();
  const mine = createOutbox(device.tab());
  const heard: string[] = [];
  for (const person of ['dario', 'emil']) {
    const other = createOutbox({ ...device.tab(), personId: () => person });
    other.onAnswer(({ intent }) => void heard.push(`${person} ${intent}`));
  }
  await stored(mine, scan(11));
  await settle();
  expect(heard).toEqual(['dario check out 11']);
});

test('500 scans at 15 per second with two network cuts arrive once each, in order', { tags: 'W-13' }, async () => {
  const doneKeys = new Map<string, number>();
  let attempts = 0;
  const device = outboxDevice((entry) => {
    attempts += 1;
    if (!doneKeys.has(entry.key)) doneKeys.set(entry.key, Number(entry.subjects[0]?.slice(5)));
    // Every seventh answer is lost on its way back.
    return attempts % 7 === 0 ? noAnswer : done();
  });
  const outbox = createOutbox(device.tab());
  for (let line = 1; line <= 500; line += 1) {
    device.cut((line > 100 && line <= 220) || (line > 300 && line <= 360));
    void outbox.add(scan(line));
    // oxlint-disable-next-line no-await-in-loop -- one scan after the other
    await device.timers.pass(1000 / 15);
  }
  for (let wait = 0; wait < 200 && outbox.state.entries.length > 0; wait += 1) await device.timers.pass(30_000);
  expect([...doneKeys.values()]).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  expect(outbox.state.entries).toEqual([]);
  expect(device.received.length).toBeGreaterThan(500);
});

test('Writes of a person who signs out during sending wait for that person', { tags: 'W-13' }, async () => {
  const first = deferred<OutboxAnswer>();
  const device = outboxDevice(({ intent }) => (intent === 'check out 11' ? first.promise : done()));
  const outbox = createOutbox(device.tab());
  await stored(outbox, scan(11));
  await stored(outbox, scan(12));
  await settle();
  device.signIn('petra');
  first.resolve(done());
  await settle();
  expect(linesOf(device.received)).toEqual([11]);
  expect(linesOf([...device.entries.values()])).toEqual([12]);
});

test('Writes that another release stored stay on the device, and all others are sent', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  const { log, ...deps } = device.tab();
  device.cut(true);
  await stored(createOutbox({ ...deps, log }), scan(11));
  const [known] = device.entries.values();
  for (const [id, wrong] of [{ operation: 'shipBox' }, { input: null }, { at: 'today' }].entries()) {
    device.entries.set(90 + id, { ...known, id: 90 + id, ...wrong } as OutboxEntry);
  }
  device.cut(false);
  const outbox = createOutbox({ ...deps, log });
  await outbox.open();
  await device.timers.pass(60_000);
  expect(device.received.map(({ operation }) => operation)).toEqual(['checkOut']);
  expect([...device.entries.keys()]).toEqual([90, 91, 92]);
  expect(outbox.state.entries).toEqual([]);
});

test('A scan without an answer within 100 ms counts as waiting', { tags: 'W-14' }, async () => {
  const slow = deferred<OutboxAnswer>();
  const device = outboxDevice(() => slow.promise);
  const outbox = createOutbox(device.tab());
  const heard: string[] = [];
  outbox.onAnswer(({ intent }, answer) => heard.push(`${intent} ${answer.ok}`));
  const writing = outbox.add(scan(11));
  await settle();
  await device.timers.pass(100);
  expect(await writing).toMatchObject({ outcome: 'waiting', entry: { intent: 'check out 11' } });
  expect(outbox.lastEntryAbout('line 11')).toMatchObject({ intent: 'check out 11' });
  slow.resolve(done());
  await settle();
  expect(heard).toEqual(['check out 11 true']);
  expect(outbox.state.entries).toEqual([]);
});

test('After a failed attempt a button learns that its write is kept', { tags: ['W-11', 'W-13'] }, async () => {
  const slow = deferred<OutboxAnswer>();
  const device = outboxDevice(({ intent }) => (intent === 'check out 11' ? slow.promise : done()));
  const outbox = createOutbox(device.tab());
  const said: string[] = [];
  const press = async (line: number) => {
    const { outcome } = await outbox.add(scan(line), { waitFor: 'attempt' });
    said.push(`${line} ${outcome}`);
  };
  void press(11);
  await settle();
  await device.timers.pass(5_000);
  expect(said).toEqual([]);
  slow.resolve(done());
  await settle();
  expect(said).toEqual(['11 done']);
  device.cut(true);
  void press(12);
  await settle();
  expect(said).toEqual(['11 done', '12 waiting']);
});

test('A count can wait until the server has answered its scans', { tags: ['W-12', 'W-13'] }, async () => {
  const slow = deferred<OutboxAnswer>();
  const device = outboxDevice(() => slow.promise);
  const outbox = createOutbox(device.tab());
  await stored(outbox, scan(11));
  const answered = outbox.whenAnswered(({ subjects }) => subjects.includes('line 11'));
  slow.resolve(done());
  expect(await answered).toBe(true);
  device.cut(true);
  await stored(outbox, scan(12));
  expect(await outbox.whenAnswered(() => true)).toBe(false);
  expect(await outbox.whenAnswered(({ subjects }) => subjects.includes('line 11'))).toBe(true);
});

test('After a crash the next page sends the stored writes with the same keys', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  device.cut(true);
  const before = createOutbox(device.tab());
  await stored(before, scan(11));
  await stored(before, scan(12));
  await settle();
  const keys = before.state.entries.map(({ key }) => key);
  device.cut(false);
  const after = createOutbox(device.tab());
  await after.open();
  await settle();
  expect(device.received.map(({ key }) => key)).toEqual(keys);
  expect(after.state.entries).toEqual([]);
});

test('A session of another person sends no waiting writes of a colleague', { tags: ['W-13', 'S-09'] }, async () => {
  const device = outboxDevice();
  device.cut(true);
  const dario = createOutbox(device.tab());
  await stored(dario, scan(11));
  device.signIn('petra');
  device.cut(false);
  const petra = createOutbox(device.tab());
  await petra.open();
  await settle();
  expect(petra.state).toMatchObject({ entries: [], others: 1 });
  await device.timers.pass(60_000);
  expect(device.received).toEqual([]);
  device.signIn('dario');
  const again = createOutbox(device.tab());
  await again.open();
  await settle();
  expect(linesOf(device.received)).toEqual([11]);
});

test('Without a session nothing is sent', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  device.cut(true);
  const outbox = createOutbox(device.tab());
  await stored(outbox, scan(11));
  device.signIn('');
  device.cut(false);
  await outbox.open();
  await device.timers.pass(60_000);
  expect(device.received).toEqual([]);
  expect(device.entries.size).toBe(1);
});

test(
  'A write that is refused because the session has ended waits for the next session',
  { tags: ['S-10', 'W-13'] },
  async () => {
    let hasEnded = true;
    const device = outboxDevice(() => (hasEnded ? refused(401, 'Sign in first.', 'unauthorized') : done()));
    const outbox = createOutbox(device.tab());
    await stored(outbox, scan(11));
    await settle();
    expect(outbox.state.entries.map(({ conflict }) => conflict)).toEqual([undefined]);
    hasEnded = false;
    outbox.sendNow();
    await settle();
    expect(device.received.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(outbox.state.entries).toEqual([]);
  },
);

test('Two tabs share one outbox, which sends each entry once and one at a time', { tags: 'W-13' }, async () => {
  let open = 0;
  const device = outboxDevice(async () => {
    open += 1;
    expect(open).toBe(1);
    await settle();
    open -= 1;
    return done();
  });
  const [one, other] = [createOutbox(device.tab()), createOutbox(device.tab())];
  const added = [];
  for (let line = 1; line <= 20; line += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one scan after the other
    added.push(await (line % 2 === 0 ? one : other).add(scan(line)));
  }
  for (let wait = 0; wait < 100; wait += 1) await settle();
  await device.timers.pass(200);
  expect(linesOf(device.received)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect([one.state.entries, other.state.entries]).toEqual([[], []]);
});

test('The undo of a waiting write removes it; one that was sent stays', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  device.signIn('');
  const outbox = createOutbox(device.tab());
  await stored(outbox, scan(11));
  expect(await outbox.removeUnsent(1)).toBe(true);
  expect(device.entries.size).toBe(0);
  device.signIn('dario');
  device.cut(true);
  await stored(outbox, scan(12));
  await settle();
  // The attempt may have reached the server.
  expect(await outbox.removeUnsent(2)).toBe(false);
  expect(device.entries.size).toBe(1);
});

test('Entries older than 20 hours are not sent until the user confirms them', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  device.cut(true);
  const outbox = createOutbox(device.tab());
  await stored(outbox, scan(11));
  await device.timers.pass(20 * 60 * 60_000 + 31_000);
  device.cut(false);
  outbox.sendNow();
  await settle();
  expect(device.received).toEqual([]);
  expect(outbox.state.entries[0]?.conflict).toMatchObject({ reason: 'old' });
  const [old] = outbox.state.entries;
  await outbox.retry(1);
  await settle();
  expect(linesOf(device.received)).toEqual([11]);
  expect(device.received[0]?.at).toBe(device.timers.now());
  expect(device.received[0]?.key).not.toBe(old?.key);
});

test.each([
  ['full', 'QuotaExceededError'],
  ['forbidden', 'SecurityError'],
] as const)('A storage that is %s is said at once; nothing is sent', { tags: 'W-13' }, async (reason, name) => {
  const device = outboxDevice();
  const { toasts, titles } = recordToasts();
  const outbox = createOutbox({ ...device.tab(), toasts });
  device.fail(Object.assign(new Error('refused'), { name }));
  expect(await outbox.add(scan(11))).toEqual({ outcome: 'notSent', reason });
  const said: string[] = [];
  await outbox.add(scan(12), { refuse: (message) => said.push(message) });
  expect([said, titles()]).toEqual([titles(), [expect.stringMatching(/Nothing was done/)]]);
  expect(outbox.state.storage).toBe(reason);
  expect(device.received).toEqual([]);
  device.fail(undefined);
  expect(await outbox.add(scan(11))).toMatchObject({ outcome: 'done' });
  expect(outbox.state.storage).toBe('ready');
});

test('Without an answer the pauses between attempts grow to 30 s', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  device.cut(true);
  const outbox = createOutbox(device.tab());
  await stored(outbox, scan(11));
  await settle();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const pause = (outbox.state.nextTryAt ?? 0) - device.timers.now();
    pauses.push(pause);
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    await device.timers.pass(pause);
  }
  expect(pauses).toEqual([1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000]);
  device.cut(false);
  outbox.sendNow();
  await settle();
  expect(device.entries.size).toBe(0);
  expect(outbox.state.contactAt).toBe(device.timers.now());
});

test('The answer to a write is that of its operation', { tags: 'W-13' }, async () => {
  const device = outboxDevice(() => ok({ lines: [requestLine()], heldByOthers: [] }));
  const outbox = createOutbox(device.tab());
  const written = await outbox.add({
    operation: 'takePicks',
    input: { locationId: 'loc-1', requestIds: ['48213'] },
    intent: 'take 48213',
    subjects: ['request 48213'],
    label: { name: 'Request 48213' },
  });
  expect(written.outcome === 'done' && written.data.lines).toHaveLength(1);
});

test('A write whose entry the device cannot change counts as waiting and is sent later', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  const { storage, ...deps } = device.tab();
  let isBroken = true;
  const update: typeof storage.update = (id, change) =>
    isBroken ? Promise.reject(new Error('The database was closed')) : storage.update(id, change);
  const outbox = createOutbox({ ...deps, storage: { ...storage, update } });
  const writing = outbox.add(scan(11), { waitFor: 'attempt' });
  await settle();
  expect(outbox.state.nextTryAt).toBeDefined();
  expect((await writing).outcome).toBe('waiting');
  isBroken = false;
  await device.timers.pass(60_000);
  expect(device.received).toHaveLength(1);
  expect(outbox.state.entries).toEqual([]);
});
