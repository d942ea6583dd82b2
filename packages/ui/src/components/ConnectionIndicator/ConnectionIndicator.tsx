'use client';

import { Button } from '../Button/Button.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './ConnectionIndicator.css.ts';

/** State of the live connection. */
export type ConnectionState = 'live' | 'connecting' | 'polling' | 'offline' | 'stopped';

const words = {
  live: 'Live',
  connecting: 'Connecting',
  polling: 'Delayed',
  offline: 'Offline',
  stopped: 'Live updates are off',
} as const satisfies Record<ConnectionState, string>;

const lamps = { live: 'live', connecting: 'trying', polling: 'trying', offline: 'off', stopped: 'off' } as const;

export interface ConnectionIndicatorProps extends Unstyled {
  /** State of the connection. */
  state: ConnectionState;
  /** Number of writes that are kept on this device until they can be sent. @default 0 */
  waiting?: number;
  /** The kept write that is being sent, counted from 1, and how many there are. @default none */
  sending?: { number: number; total: number } | undefined;
  /** Connects again after the attempts have ended. */
  onRetry?: () => void;
}

/** A dot and a word in the header: whether updates arrive live. */
export function ConnectionIndicator({ state, waiting = 0, sending, onRetry }: ConnectionIndicatorProps) {
  const say = useMessages('ConnectionIndicator');
  const lamp = lamps[state];
  const queue = sending
    ? say('Sending {number} of {total}', sending)
    : waiting > 0
      ? say(state === 'offline' ? 'Offline, {count} waiting' : '{count} waiting', { count: waiting })
      : undefined;
  const short =
    state === 'offline' && !sending && waiting > 0 ? say('Offline, {count}', { count: waiting }) : undefined;
  return (
    <span className={css.indicator}>
      <span role="status" className={lamp === 'off' ? `${css.state} ${css.isOff}` : css.state}>
        <span className={css.lamp({ state: lamp })} aria-hidden="true" />
        {queue !== undefined ? (
          <span className={short === undefined ? undefined : css.shortened} data-short={short}>
            <span className={short === undefined ? undefined : css.whole}>{queue}</span>
          </span>
        ) : state === 'connecting' ? (
          <span className={css.connecting} data-place={say('Live')}>
            <span className={css.longWord}>{say(words.connecting)}</span>
          </span>
        ) : (
          <span>{say(words[state])}</span>
        )}
      </span>
      {state === 'stopped' && onRetry && (
        <Button variant="quiet" size="s" onPress={onRetry}>
          {say('Retry')}
        </Button>
      )}
    </span>
  );
}
