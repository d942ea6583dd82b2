import { expect, test } from 'vitest';
import { createRing } from './ring.ts';
import { deferred, settle } from './testWorld.ts';

/** Tabs of one browser: they share locks and hear each other. */
function browser() {
  const held = new Set<string>();
  const listeners: ((event: MessageEvent) => void)[] = [];
  const locks = {
    async request(name: string, _options: LockOptions, run: (lock: Lock | null) => unknown) {
      if (held.has(name)) return run(null);
      held.add(name);
      try {
        return await run({ name, mode: 'exclusive' });
      } finally {
        held.delete(name);
      }
    },
  } as unknown as LockManager;
  const played: string[] = [];
  const openTab = (over: { isMuted?: boolean; play?: () => Promise<unknown>; hasLocks?: boolean } = {}) => {
    const own: ((event: MessageEvent) => void)[] = [];
    const pause = deferred<void>();
    const ring = createRing({
      play:
        over.play ??
        (async (sound) => {
          played.push(sound);
          return 'played';
        }),
      isMuted: () => over.isMuted ?? false,
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
    return { ring, release: () => pause.resolve() };
  };
  return { openTab, played };
}

test('[N-04] Five tabs hear of one message: one sound', async () => {
  const { openTab, played } = browser();
  const tabs = Array.from({ length: 5 }, () => openTab());
  for (const { ring } of tabs) ring('notification', '48213');
  await settle();
  expect(played).toEqual(['notification']);
});

test('[N-04] A tab that hears of it later stays silent', async () => {
  const { openTab, played } = browser();
  const [first, second] = [openTab(), openTab()];
  first.ring('request', 'tryout:9');
  await settle();
  first.release();
  await settle();
  second.ring('request', 'tryout:9');
  await settle();
  first.ring('request', 'tryout:9');
  await settle();
  expect(played).toEqual(['request']);
});

test('[N-04] Another message rings again', async () => {
  const { openTab, played } = browser();
  const { ring } = openTab();
  ring('notification', '1');
  ring('notification', '1');
  ring('notification', '2');
  await settle();
  expect(played).toHaveLength(2);
});

test('[N-04] Muted is silent', async () => {
  const { openTab, played } = browser();
  openTab({ isMuted: true }).ring('notification', '1');
  await settle();
  expect(played).toEqual([]);
});

test('[N-04] A browser that refuses to play, or has no locks, breaks nothing', async () => {
  const { openTab, played } = browser();
  openTab({ play: () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')) }).ring('notification', '1');
  openTab({ hasLocks: false }).ring('notification', '2');
  await settle();
  expect(played).toEqual(['notification']);
});

test('[N-04] A tab that may not sound leaves it to the one that hears of it next', async () => {
  const { openTab, played } = browser();
  const [silent, second] = [openTab({ play: async () => 'blocked' }), openTab()];
  silent.ring('request', 'tryout:9');
  await settle();
  second.ring('request', 'tryout:9');
  await settle();
  expect(played).toEqual(['request']);
});
