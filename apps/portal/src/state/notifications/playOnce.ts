import type { NotificationTypeName } from '../../rules/soundTypes.ts';
import type { PlayOnce, Sound } from '../dependencies.ts';

/** How long a tab keeps the lock after a sound, milliseconds: longer than a push takes to reach all tabs. */
const HOLD_MS = 2_000;

export interface PlayOnceDependencies {
  /** Plays a sound: 'played', or why not (the kit's `SoundOutcome`). */
  play: (sound: Sound) => Promise<unknown>;
  /** Whether the user has turned this sound off. */
  isSilent: (about: NotificationTypeName) => boolean;
  /** Whether the sound was played; false only if no other tab played it either. */
  onOutcome: (isPlayed: boolean) => void;
  /** Shared by the tabs; missing on plain http. */
  locks: LockManager | undefined;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  pause: (ms: number) => Promise<void>;
}

/**
 * Plays one sound per event across all tabs [N-04]. The tabs wait for a lock named after the event; the first that can
 * play plays, and notifies the others. Never throws.
 */
export function createPlayOnce(deps: PlayOnceDependencies): PlayOnce {
  const { play, isSilent, onOutcome, locks, channel, pause } = deps;
  const known = new Set<string>();
  const playedElsewhere = new Set<string>();
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') playedElsewhere.add(data);
  });
  const playUnlessPlayed = async (about: NotificationTypeName, event: string) => {
    if (playedElsewhere.has(event)) return;
    const isPlayed = (await play(about === 'tryout' ? 'request' : 'notification')) === 'played';
    if (!isPlayed) {
      // A browser blocks the sound of a tab that was never touched. Another tab may still play it.
      void pause(HOLD_MS).then(() => playedElsewhere.has(event) || onOutcome(false));
      return;
    }
    onOutcome(true);
    channel.postMessage(event);
    await pause(HOLD_MS);
  };
  return (about, event) => {
    if (known.has(event) || playedElsewhere.has(event)) return;
    known.add(event);
    if (isSilent(about)) return;
    const run = () => playUnlessPlayed(about, event);
    Promise.resolve(locks ? locks.request(`sound ${event}`, run) : run()).catch(() => undefined);
  };
}
