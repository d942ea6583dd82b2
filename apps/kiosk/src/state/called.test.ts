import { expect, test } from 'vitest';
import { later, lost, openKiosk } from '../../test/support.ts';

const calls = [{ number: 112, spot: 'Bench 2', calledAt: '1970-01-01T00:00:00Z' }];

test('A failed read shows no called number, because the call may have ended', { tags: 'C-10' }, async () => {
  const answers = [{ ok: true, data: calls }, lost];
  const kiosk = openKiosk({ kiosk: { getCalledNumbers: async () => answers.shift() } });
  await kiosk.loadCalled();
  expect(kiosk.state.called).toEqual(calls);
  await kiosk.loadCalled();
  expect(kiosk.state.called).toEqual([]);
});

test('An answer from before an outage shows nothing after it', { tags: 'C-10' }, async () => {
  const slow = later();
  const kiosk = openKiosk({ kiosk: { getCalledNumbers: () => slow.promise } });
  const reading = kiosk.loadCalled();
  kiosk.forgetCalled();
  slow.give({ ok: true, data: calls });
  await reading;
  expect(kiosk.state.called).toEqual([]);
});

test('The idle reset keeps the called numbers, a kiosk that leaves forgets them', { tags: ['C-10', 'C-11'] }, () => {
  const kiosk = openKiosk();
  kiosk.state.called = calls;
  kiosk.startOver();
  expect(kiosk.state.called).toEqual(calls);
  kiosk.leave(true);
  expect(kiosk.state.called).toEqual([]);
});
