import { expect, test } from 'vitest';
import { addOffline, done, outboxDevice, scan, stored } from '../../test/outbox.ts';
import { deferred, noAnswer, offline, refused, settle } from '../../test/support.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { OutboxAnswer } from './outboxState.ts';
import { createOutbox } from './outbox.ts';

const linesOf = (entries: readonly OutboxEntry[]) => entries.map(({ subjects }) => Number(subjects[0]?.slice(5)));

for (const answer of [done(), refused(409, 'Petra moved this pair', 'conflict')]) {
  test(
    `A caller is told an outcome that is stored after 100 ms, ok: ${answer.ok}`,
    { tags: ['W-13', 'W-14'] },
    async () => {
      const device = outboxDevice(() => answer);
      const { storage, ...deps } = device.tab();
      const kept = deferred<void>();
      let updates = 0;
      const slow: typeof storage = {
        ...storage,
        async update(id, change) {
          updates += 1;
          // The first one notes that the entry is sent, the second one removes it.
          if (updates === 2) await kept.promise;
          return storage.update(id, change);
        },
      };
      const outbox = createOutbox({ ...deps, storage: slow });
      const writing = outbox.add(scan(11));
      await settle();
      expect(updates).toBe(2);
      await device.timers.pass(100);
      kept.resolve();
      const told = answer.ok ? { outcome: 'done', data: answer.data } : { outcome: 'refused', failure: answer };
      expect(await writing).toMatchObject(told);
      expect(outbox.state.entries).toEqual([]);
    },
  );
}

test('A button whose write waits behind a conflict is told so at once', { tags: 'W-13' }, async () => {
  const device = outboxDevice(() => refused(409, 'Petra checked this pair out', 'conflict'));
  const outbox = createOutbox(device.tab());
  await addOffline(device, outbox, scan(11));
  expect(outbox.state.entries[0]?.conflict).toBeDefined();
  const written = await outbox.add(scan(11, { intent: 'undo 11' }), { waitFor: 'attempt' });
  expect(written.outcome).toBe('waiting');
});

test('A refusal within 100 ms is answered at the scan and leaves nothing behind', { tags: 'W-13' }, async () => {
  const device = outboxDevice(() => refused(422, 'Wrong size'));
  const outbox = createOutbox(device.tab());
  expect(await outbox.add(scan(11))).toMatchObject({ outcome: 'refused', failure: { message: 'Wrong size' } });
  expect(outbox.state.entries).toEqual([]);
});

test(
  'On slow Wi-Fi a refusal that the open page shows leaves no conflict behind',
  { tags: ['W-13', 'W-14'] },
  async () => {
    const slow = deferred<OutboxAnswer>();
    const device = outboxDevice(() => slow.promise);
    const outbox = createOutbox(device.tab());
    const shown: (string | undefined)[] = [];
    outbox.onRefusal((_entry, { message }) => shown.push(message));
    await stored(outbox, scan(11));
    await device.timers.pass(800);
    slow.resolve(refused(422, 'Wrong size'));
    await settle();
    expect(shown).toEqual(['Wrong size']);
    expect(outbox.state.entries).toEqual([]);
  },
);

test.each(['has left the page', 'has scanned on'])(
  'On slow Wi-Fi a refusal is a conflict if the user %s',
  { tags: 'W-13' },
  async (what) => {
    const slow = deferred<OutboxAnswer>();
    const device = outboxDevice(({ intent }) => (intent === 'check out 11' ? slow.promise : done()));
    const outbox = createOutbox(device.tab());
    const stop = outbox.onRefusal(() => undefined);
    await stored(outbox, scan(11));
    await device.timers.pass(800);
    if (what === 'has left the page') stop();
    else await stored(outbox, scan(12));
    slow.resolve(refused(422, 'Wrong size'));
    await settle();
    expect(outbox.state.entries.map(({ conflict }) => conflict?.message)).toEqual(['Wrong size']);
  },
);

test('A refusal after an attempt without network is a conflict', { tags: 'W-13' }, async () => {
  const device = outboxDevice(() => refused(422, 'Wrong size'));
  const outbox = createOutbox(device.tab());
  const shown: (string | undefined)[] = [];
  outbox.onRefusal((_entry, { message }) => shown.push(message));
  await addOffline(device, outbox, scan(11));
  expect(shown).toEqual(['Wrong size']);
  expect(outbox.state.entries[0]?.conflict?.message).toBe('Wrong size');
});

test('A refusal of a waiting write stops later entries of its line, not other lines', { tags: 'W-13' }, async () => {
  const device = outboxDevice(({ intent }) =>
    intent === 'check out 11' ? refused(409, 'Petra checked this pair out', 'conflict') : done(),
  );
  const outbox = createOutbox(device.tab());
  device.cut(true);
  for (const write of [scan(11), scan(12), scan(11, { intent: 'undo 11' }), scan(13)]) {
    // oxlint-disable-next-line no-await-in-loop -- one scan after the other
    await stored(outbox, write);
  }
  await settle();
  device.cut(false);
  outbox.sendNow();
  await settle();
  expect(linesOf(device.received)).toEqual([11, 12, 13]);
  expect(outbox.state.entries.map(({ intent, conflict }) => [intent, conflict?.message])).toEqual([
    ['check out 11', 'Petra checked this pair out'],
    ['undo 11', undefined],
  ]);
  await outbox.drop(1);
  await settle();
  expect(device.received.at(-1)?.intent).toBe('undo 11');
  expect(outbox.state.entries).toEqual([]);
});

test('The answer to a conflict is a new write with its own key and time', { tags: ['W-09', 'W-13'] }, async () => {
  const device = outboxDevice(({ operation }) =>
    operation === 'checkOut' ? refused(409, 'Taken', 'conflict') : done(),
  );
  const outbox = createOutbox(device.tab());
  device.cut(true);
  await stored(outbox, scan(11));
  await stored(outbox, scan(11, { intent: 'undo 11', operation: 'undoCheckOut' } as never));
  await settle();
  const [first] = outbox.state.entries;
  device.cut(false);
  outbox.sendNow();
  await settle();
  await device.timers.pass(60_000);
  await outbox.replace(1, {
    operation: 'takeOverCheckOut',
    input: { locationId: 'loc-1', lineId: '11', barcode: '2000000011' },
  });
  await settle();
  expect(device.received.map(({ operation }) => operation)).toEqual(['checkOut', 'takeOverCheckOut', 'undoCheckOut']);
  expect(device.received[1]?.key).not.toBe(device.received[0]?.key);
  expect(device.received[1]?.at).toBe((first?.at ?? 0) + 60_000);
});

test('A press after a lost answer reuses its key, and after a conflict has a new one', { tags: 'W-13' }, async () => {
  const answers: OutboxAnswer[] = [noAnswer, offline, refused(409, 'Taken', 'conflict')];
  const device = outboxDevice(() => answers.shift() ?? done());
  const outbox = createOutbox(device.tab());
  const [first, second] = await Promise.all([outbox.add(scan(11)), outbox.add(scan(11))]);
  expect([first.outcome, second]).toEqual(['waiting', { outcome: 'notSent', reason: 'repeated' }]);
  await settle();
  await stored(outbox, scan(11));
  await settle();
  await outbox.open();
  await settle();
  await stored(outbox, scan(11));
  await settle();
  const keys = device.received.map(({ key }) => key);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys).toHaveLength(4);
  expect(keys[3]).not.toBe(keys[0]);
  expect(device.entries.size).toBe(0);
});
