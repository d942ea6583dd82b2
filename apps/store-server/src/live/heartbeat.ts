import type { LiveLimits } from './limits.ts';

/** How often each end sends a heartbeat, ms; 0 is never. */
export interface Rhythm {
  outgoingMs: number;
  incomingMs: number;
}

/**
 * Computes the heartbeats of both directions (STOMP 1.2): the slower of what the sender can do and the receiver wants,
 * and none when either is 0.
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

/** Sends heartbeats and watches for those of the other end until it is stopped. */
export interface Heartbeat {
  /** Call it whenever the other end sends anything. */
  received: () => void;
  stop: () => void;
}

/** How many intervals of the other end may pass without a heartbeat; one would be too strict for slow networks. */
const MAX_SILENT_INTERVALS = 2;

/** Starts the heartbeat; `onSilence` is called once when the other end stops sending. */
export function startHeartbeat(rhythm: Rhythm, beat: () => void, onSilence: () => void): Heartbeat {
  const sender = rhythm.outgoingMs > 0 ? setInterval(beat, rhythm.outgoingMs) : undefined;
  const limitMs = rhythm.incomingMs * MAX_SILENT_INTERVALS;
  let watch = limitMs > 0 ? setTimeout(onSilence, limitMs) : undefined;
  return {
    received: () => {
      watch?.refresh();
    },
    stop: () => {
      clearInterval(sender);
      clearTimeout(watch);
      watch = undefined;
    },
  };
}
