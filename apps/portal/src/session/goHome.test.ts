import { expect, test } from 'vitest';
import { settle } from '../../test/support.ts';
import { createGoHome } from './goHome.ts';

function setUp() {
  const timers: { ms: number; run: () => void }[] = [];
  const net = { asked: 0, loaded: 0, ok: true, isAway: false, isWanted: true };
  const goHome = createGoHome({
    ask: async () => {
      net.asked += 1;
      if (net.isAway) throw new TypeError('no network');
      return { ok: net.ok };
    },
    load: () => void (net.loaded += 1),
    after: (ms, run) => void timers.push({ ms, run }),
    isWanted: () => net.isWanted,
  });
  return { goHome, net, timers };
}

test('With a network the page is loaded at once', { tags: 'S-09' }, async () => {
  const { goHome, net, timers } = setUp();
  goHome();
  await settle();
  expect([net.loaded, timers.length]).toEqual([1, 0]);
});

test('Without a network or store it tries every 5 s until the page can be loaded', { tags: 'S-10' }, async () => {
  const { goHome, net, timers } = setUp();
  net.isAway = true;
  goHome();
  goHome();
  await settle();
  expect([net.asked, net.loaded]).toEqual([1, 0]);
  net.isAway = false;
  net.ok = false;
  timers[0]?.run();
  await settle();
  expect([net.asked, net.loaded]).toEqual([2, 0]);
  net.ok = true;
  timers[1]?.run();
  await settle();
  expect([net.asked, net.loaded]).toEqual([3, 1]);
  expect(timers.map(({ ms }) => ms)).toEqual([5_000, 5_000]);
});

test('A user who has left for the provider meanwhile is not called back', { tags: 'S-02' }, async () => {
  const { goHome, net, timers } = setUp();
  net.isAway = true;
  goHome();
  await settle();
  net.isAway = false;
  net.isWanted = false;
  timers[0]?.run();
  await settle();
  expect([net.loaded, timers.length]).toEqual([0, 1]);
});

test(
  'After a new sign-in replaces a sign-out, the next sign-out shows the start page',
  { tags: ['S-02', 'S-10'] },
  async () => {
    const { goHome, net, timers } = setUp();
    Object.assign(net, { isAway: true, isWanted: false });
    goHome();
    await settle();
    Object.assign(net, { isAway: false, isWanted: true });
    goHome();
    await settle();
    expect([net.loaded, timers.length]).toEqual([1, 0]);
  },
);
