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
  state: ConnectionState;
  /** Connects again after the attempts have ended. */
  onRetry?: () => void;
}

/** A dot and a word in the header: whether updates arrive live. */
export function ConnectionIndicator({ state, onRetry }: ConnectionIndicatorProps) {
  const say = useMessages('ConnectionIndicator');
  const lamp = lamps[state];
  return (
    <span className={css.indicator}>
      <span role="status" className={lamp === 'off' ? `${css.state} ${css.isOff}` : css.state}>
        <span className={css.lamp({ state: lamp })} aria-hidden="true" />
        {state === 'connecting' ? (
          <span className={css.connecting} data-place={say('Live')}>
            <span className={css.longWord}>{say(words.connecting)}</span>
          </span>
        ) : (
          <span className={state === 'live' ? css.live : undefined}>{say(words[state])}</span>
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
