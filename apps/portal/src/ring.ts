import type { Ring, Sound } from './world.ts';

/** How long one tab holds the right to ring for an event, milliseconds: longer than pushes take to reach all tabs. */
const HOLD_MS = 2_000;

export interface RingWorld {
  /** Plays a sound: 'played', or what kept it from sounding (the kit's `SoundOutcome`). */
  play: (sound: Sound) => Promise<unknown>;
  isMuted: () => boolean;
  /** Shared by the tabs; missing on plain http. */
  locks: LockManager | undefined;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  pause: (ms: number) => Promise<void>;
}

/**
 * One sound an event across all tabs [N-04]: the tabs compete for a lock named after the event, the winner rings and
 * tells the others, who then know the event when they hear of it later. Nothing is thrown.
 */
export function createRing({ play, isMuted, locks, channel, pause }: RingWorld): Ring {
  const rung = new Set<string>();
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') rung.add(data);
  });
  return (sound, event) => {
    if (rung.has(event)) return;
    rung.add(event);
    if (isMuted()) return;
    const ring = async () => {
      // A tab that nobody touched yet may not sound: then another one, which hears of it next, rings.
      if ((await play(sound)) !== 'played') return;
      channel.postMessage(event);
      await pause(HOLD_MS);
    };
    const done = locks
      ? locks.request(`ring:${event}`, { ifAvailable: true }, (lock) => (lock ? ring() : undefined))
      : ring();
    Promise.resolve(done).catch(() => undefined);
  };
}
