import { expect, test } from 'vitest';
import { addOffline, done, lockedOut, outboxDevice, scan } from '../../test/outbox.ts';
import { refused, settle } from '../../test/support.ts';
import { createOutbox } from './outbox.ts';

/** Two tabs show the conflict of a refused check-out. The store accepts all later writes. */
async function twoTabs() {
  let isTaken = true;
  const device = outboxDevice(() => (isTaken ? refused(409, 'Taken', 'conflict') : done()));
  const [here, other] = [createOutbox(device.tab()), createOutbox(device.tab())];
  await addOffline(device, here, scan(11));
  expect(other.state.entries[0]?.conflict?.message).toBe('Taken');
  isTaken = false;
  return { device, here, other };
}

test('A conflict that is given up in one tab is gone in the other one, too', { tags: 'W-13' }, async () => {
  const { device, here, other } = await twoTabs();
  await here.drop(1);
  await settle();
  expect([here.state.entries, other.state.entries, device.entries.size]).toEqual([[], [], 0]);
});

test('A conflict that another tab has sent again cannot be changed here', { tags: 'W-13' }, async () => {
  const { device, here, other } = await twoTabs();
  device.cut(true);
  await other.retry(1);
  await settle();
  const again = device.entries.get(1);
  expect(again?.conflict).toBeUndefined();
  await here.drop(1);
  await here.retry(1);
  await here.replace(1, { operation: 'undoCheckOut', input: { locationId: 'loc-1', lineId: '11' } });
  await settle();
  expect([...device.entries.values()]).toEqual([again]);
  expect(here.state.entries).toEqual([again]);
});

test('The undo of a write that waits for its turn ends the wait of its button', { tags: 'W-13' }, async () => {
  const device = outboxDevice();
  const outbox = createOutbox(lockedOut(device.tab()));
  let isTold = false;
  void outbox.add(scan(11), { waitFor: 'attempt' }).then(() => (isTold = true));
  await settle();
  expect(isTold).toBe(false);
  expect(await outbox.removeUnsent(1)).toBe(true);
  await settle();
  expect([isTold, outbox.state.entries]).toEqual([true, []]);
});

test('The undo of a write that was sent does not end the wait of its button', { tags: 'W-13' }, async () => {
  const device = outboxDevice(() => new Promise(() => undefined));
  const outbox = createOutbox(device.tab());
  let isTold = false;
  void outbox.add(scan(11), { waitFor: 'attempt' }).then(() => (isTold = true));
  await settle();
  expect(await outbox.removeUnsent(1)).toBe(false);
  await settle();
  expect([isTold, outbox.state.entries.length]).toEqual([false, 1]);
});
