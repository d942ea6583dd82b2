import type { LiveLimits } from './limits.ts';

/** What two ends agreed on: how often each sends, in ms; 0 is never. */
export interface Rhythm {
  outgoingMs: number;
  incomingMs: number;
}

/**
 * Agrees on heartbeats (STOMP 1.2): each direction beats at the slower of what the sender can and the receiver wants,
 * and not at all when either says 0.
 * @throws RangeError when the header is not two numbers
 */
export function negotiate(header: string | undefined, own: LiveLimits['heartbeat']): Rhythm {
  const match = /^(\d{1,9}),(\d{1,9})$/.exec(header ?? '0,0');
  if (match === null) throw new RangeError('The heart-beat header is not two numbers');
  const [theirOutgoing, theirIncoming] = [Number(match[1]), Number(match[2])];
  return {
    outgoingMs: slower(own.outgoingMs, theirIncoming),
    incomingMs: slower(own.incomingMs, theirOutgoing),
  };
}

function slower(sender: number, receiver: number): number {
  return sender === 0 || receiver === 0 ? 0 : Math.max(sender, receiver);
}

/** Beats and listens until it is stopped. */
export interface Heartbeat {
  /** Something arrived. */
  heard: () => void;
  stop: () => void;
}

/** How many of the other end's intervals may pass in silence; one would punish every slow network. */
const PATIENCE = 2;

/** Starts to beat in a rhythm; `onSilence` is called once when the other end has stopped. */
export function startHeartbeat(rhythm: Rhythm, beat: () => void, onSilence: () => void): Heartbeat {
  const sender = rhythm.outgoingMs > 0 ? setInterval(beat, rhythm.outgoingMs) : undefined;
  const silence = rhythm.incomingMs * PATIENCE;
  let watch = silence > 0 ? setTimeout(onSilence, silence) : undefined;
  return {
    heard: () => {
      watch?.refresh();
    },
    stop: () => {
      clearInterval(sender);
      clearTimeout(watch);
      watch = undefined;
    },
  };
}
