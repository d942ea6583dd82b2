import type { Sound } from '@instore/api';
import { type NotificationTypeName, soundSwitches } from '../shared/soundTypes.ts';
import type { PlayOnce } from '../shared/toasts/dependencies.ts';
import { recentIds } from './recentIds.ts';

/** How long a tab keeps the lock after its last sound, milliseconds: longer than a push takes to reach all tabs. */
const HOLD_MS = 2_000;
/** One lock for all sounds: a burst reaches each tab in other portions, so a lock for each message would not be shared. */
const LOCK = 'sounds';
/** Ids that are kept: two bursts of a thousand. An id is needed until its message has come by push and by poll. */
const KEPT_IDS = 2_000;

export interface PlayOnceOptions {
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

/** Events that came together and need one sound. */
interface Group {
  about: NotificationTypeName;
  events: readonly string[];
}

/** Plays the sound of a group and sends its events to the other tabs. */
interface GroupPlayer {
  /** False if the browser refused: it blocks the sounds of a tab that was never touched. */
  play: (group: Group) => Promise<boolean>;
  /** Whether no tab has played the event yet. */
  isLeft: (event: string) => boolean;
  /** Number of sounds played here. */
  playedHere: () => number;
}

function createGroupPlayer({ play, onOutcome, channel, pause }: PlayOnceOptions): GroupPlayer {
  const playedElsewhere = recentIds(KEPT_IDS);
  let playedHere = 0;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) for (const event of data) playedElsewhere.add(String(event));
  });
  const isLeft = (event: string) => !playedElsewhere.has(event);
  return {
    isLeft,
    playedHere: () => playedHere,
    async play({ about, events }) {
      if (!events.some(isLeft)) return true;
      const isPlayed = (await play(soundSwitches[about].sound)) === 'played';
      if (isPlayed) {
        playedHere += 1;
        onOutcome(true);
        channel.postMessage(events);
        // Another tab may still play it.
      } else void pause(HOLD_MS).then(() => events.some(isLeft) && onOutcome(false));
      return isPlayed;
    },
  };
}

/**
 * Plays one sound per event across all tabs [N-04]. The first tab that can play holds a lock until a while after its
 * last sound, plays at once meanwhile, and sends the played events to the other tabs. These wait for the lock and play
 * the remaining events. Never throws.
 */
export function createPlayOnce(options: PlayOnceOptions): PlayOnce {
  const { isSilent, locks, pause } = options;
  const received = recentIds(KEPT_IDS);
  const player = createGroupPlayer(options);
  /** Groups that wait for the lock; undefined while no lock is requested or held. */
  let waiting: Group[] | undefined;
  let isHolding = false;

  const holdLock = async (): Promise<void> => {
    isHolding = true;
    let before = player.playedHere();
    try {
      for (let group = waiting?.shift(); group; group = waiting?.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- one sound after the other
        if (!(await player.play(group).catch(() => false))) isHolding = false;
      }
      // A blocked tab leaves the lock to the next one.
      if (!isHolding) return;
      while (before !== player.playedHere()) {
        before = player.playedHere();
        // oxlint-disable-next-line no-await-in-loop -- each interval begins after the one before
        await pause(HOLD_MS);
      }
    } finally {
      isHolding = false;
      waiting = undefined;
    }
  };

  const requestLock = (group: Group) => {
    const groups = [group];
    waiting = groups;
    Promise.resolve(locks ? locks.request(LOCK, holdLock) : holdLock()).catch(() => {
      if (waiting === groups) waiting = undefined;
    });
  };

  return (about, ...events) => {
    const fresh = events.filter((event) => !received.has(event) && player.isLeft(event));
    for (const event of fresh) received.add(event);
    if (fresh.length === 0 || isSilent(about)) return;
    const group = { about, events: fresh };
    if (isHolding) void player.play(group).catch(() => undefined);
    else if (waiting) waiting.push(group);
    else requestLock(group);
  };
}
