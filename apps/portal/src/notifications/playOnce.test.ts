import { expect, test } from 'vitest';
import { createPlayOnce } from './playOnce.ts';
import { deferred, settle } from '../../test/support.ts';

/** Tabs of one browser: they share locks and a channel. */
function browser() {
  const queues = new Map<string, Promise<unknown>>();
  const listeners: ((event: MessageEvent) => void)[] = [];
  const locks = {
    request(name: string, run: (lock: Lock) => Promise<unknown>) {
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before.catch(() => undefined).then(() => run({ name, mode: 'exclusive' }));
      queues.set(name, mine);
      return mine;
    },
  } as unknown as LockManager;
  const played: string[] = [];
  const openTab = (
    over: { isSilent?: (about: string) => boolean; play?: () => Promise<unknown>; hasLocks?: boolean } = {},
  ) => {
    const own: ((event: MessageEvent) => void)[] = [];
    const pause = deferred<void>();
    const outcomes: boolean[] = [];
    const playOnce = createPlayOnce({
      play:
        over.play ??
        (async (sound) => {
          played.push(sound);
          return 'played';
        }),
      isSilent: (about) => over.isSilent?.(about) ?? false,
      onOutcome: (isHeard) => void outcomes.push(isHeard),
      locks: over.hasLocks === false ? undefined : locks,
      channel: {
        postMessage: (data) => {
          for (const listener of listeners) if (!own.includes(listener)) listener({ data } as MessageEvent);
        },
        addEventListener: ((_: string, listener: (event: MessageEvent) => void) => {
          own.push(listener);
          listeners.push(listener);
        }) as BroadcastChannel['addEventListener'],
      },
      pause: () => pause.promise,
    });
    return { playOnce, outcomes, release: () => pause.resolve() };
  };
  return { openTab, played };
}

test('One message in five tabs plays one sound', { tags: 'N-04' }, async () => {
  const { openTab, played } = browser();
  const tabs = Array.from({ length: 5 }, () => openTab());
  for (const { playOnce } of tabs) playOnce('checked-out', '48213');
  await settle();
  expect(played).toEqual(['notification']);
});

test('A tab that gets the message later plays no sound', { tags: 'N-04' }, async () => {
  const { openTab, played } = browser();
  const [first, second] = [openTab(), openTab()];
  first.playOnce('tryout', 'tryout:9');
  await settle();
  first.release();
  await settle();
  second.playOnce('tryout', 'tryout:9');
  await settle();
  first.playOnce('tryout', 'tryout:9');
  await settle();
  expect(played).toEqual(['request']);
});

test('Another message plays a sound', { tags: 'N-04' }, async () => {
  const { openTab, played } = browser();
  const { playOnce } = openTab();
  playOnce('checked-out', '1');
  playOnce('checked-out', '1');
  playOnce('checked-out', '2');
  await settle();
  expect(played).toHaveLength(2);
});

test('A type that is turned off plays no sound, others do', { tags: 'N-04' }, async () => {
  const { openTab, played } = browser();
  const { playOnce } = openTab({ isSilent: (about) => about === 'checked-out' });
  playOnce('checked-out', '1');
  playOnce('tryout', 'tryout:2');
  await settle();
  expect(played).toEqual(['request']);
});

test('A browser that refuses to play, or has no locks, causes no error', { tags: 'N-04' }, async () => {
  const { openTab, played } = browser();
  openTab({ play: () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')) }).playOnce(
    'checked-out',
    '1',
  );
  openTab({ hasLocks: false }).playOnce('checked-out', '2');
  await settle();
  expect(played).toEqual(['notification']);
});

test('If the first tab cannot play, the next one does, and no block is reported', { tags: 'N-04' }, async () => {
  const { openTab, played } = browser();
  const [blocked, second, third] = [openTab({ play: async () => 'blocked' }), openTab(), openTab()];
  for (const { playOnce } of [blocked, second, third]) playOnce('tryout', 'tryout:9');
  await settle();
  expect(played).toEqual(['request']);
  for (const { release } of [blocked, second, third]) release();
  await settle();
  expect(played).toEqual(['request']);
  expect(blocked.outcomes).toEqual([]);
  expect(second.outcomes).toEqual([true]);
});

test('If no tab may play, a blocked sound is reported', { tags: 'N-04' }, async () => {
  const { openTab } = browser();
  const { playOnce, outcomes, release } = openTab({ play: async () => 'blocked' });
  playOnce('tryout', 'tryout:9');
  await settle();
  expect(outcomes).toEqual([]);
  release();
  await settle();
  expect(outcomes).toEqual([false]);
});

test('Two tabs that collect a burst in different portions play as often as one tab', { tags: 'N-04' }, async () => {
  const { openTab, played } = browser();
  const [first, second] = [openTab(), openTab()];
  first.playOnce('checked-out', '1');
  second.playOnce('checked-out', '1');
  await settle();
  first.playOnce('checked-out', '2', '3');
  second.playOnce('checked-out', '2');
  second.playOnce('checked-out', '3', '4');
  await settle();
  first.playOnce('checked-out', '4', '5');
  second.playOnce('checked-out', '5');
  await settle();
  for (const { release } of [first, second]) release();
  await settle();
  expect(played).toHaveLength(3);
});

test('What another tab has not played when it stops is played', { tags: 'N-04' }, async () => {
  const { openTab, played } = browser();
  const [first, second] = [openTab(), openTab()];
  first.playOnce('checked-out', '1');
  await settle();
  second.playOnce('checked-out', '1', '2');
  await settle();
  expect(played).toHaveLength(1);
  first.release();
  await settle();
  expect(played).toHaveLength(2);
});

test('A page that is open for a long time forgets old messages', { tags: 'N-04' }, async () => {
  const { openTab, played } = browser();
  const { playOnce } = openTab();
  playOnce('checked-out', 'old');
  playOnce('checked-out', 'old');
  await settle();
  expect(played).toHaveLength(1);
  playOnce('checked-out', ...Array.from({ length: 2000 }, (_, at) => `new ${at}`));
  playOnce('checked-out', 'new 1999');
  playOnce('checked-out', 'old');
  await settle();
  expect(played).toHaveLength(3);
});
