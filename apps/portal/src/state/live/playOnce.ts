import type { NotificationTypeName, PlayOnce, Sound } from '../dependencies.ts';

/** How long one tab holds the right to ring for an event, milliseconds: longer than pushes take to reach all tabs. */
const HOLD_MS = 2_000;

export interface PlayOnceDependencies {
  /** Plays a sound: 'played', or what kept it from sounding (the kit's `SoundOutcome`). */
  play: (sound: Sound) => Promise<unknown>;
  /** Whether the person wants to hear of such news now. */
  isSilent: (about: NotificationTypeName) => boolean;
  /** What became of a ring, once it is known that no other tab rang instead. */
  onOutcome: (isHeard: boolean) => void;
  /** Shared by the tabs; missing on plain http. */
  locks: LockManager | undefined;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  pause: (ms: number) => Promise<void>;
}

/**
 * One sound an event across all tabs [N-04]: the tabs queue for a lock named after the event, the first that may sound
 * rings and tells the others, who then leave it. Nothing is thrown.
 */
export function createPlayOnce({ play, isSilent, onOutcome, locks, channel, pause }: PlayOnceDependencies): PlayOnce {
  const known = new Set<string>();
  /** Other tabs rang for these. */
  const elsewhere = new Set<string>();
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') elsewhere.add(data);
  });
  return (about, event) => {
    if (known.has(event) || elsewhere.has(event)) return;
    known.add(event);
    if (isSilent(about)) return;
    const ring = async () => {
      if (elsewhere.has(event)) return;
      const isHeard = (await play(about === 'tryout' ? 'request' : 'notification')) === 'played';
      if (!isHeard) {
        // A tab that nobody touched yet may not sound: then the next in the queue rings, and nothing was blocked.
        void pause(HOLD_MS).then(() => elsewhere.has(event) || onOutcome(false));
        return;
      }
      onOutcome(true);
      channel.postMessage(event);
      await pause(HOLD_MS);
    };
    const done = locks ? locks.request(`ring:${event}`, ring) : ring();
    Promise.resolve(done).catch(() => undefined);
  };
}
