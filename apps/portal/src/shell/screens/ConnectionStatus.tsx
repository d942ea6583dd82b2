import { ConnectionIndicator, type ConnectionState } from '@instore/ui';
import { proxy, useSnapshot } from 'valtio';
import type { Outbox } from '../../outbox/index.ts';
import { type LiveUpdates, useApp, useLiveUpdates } from '../../app/context.ts';

const states = {
  idle: 'connecting',
  connecting: 'connecting',
  live: 'live',
  waiting: 'polling',
  offline: 'offline',
  stopped: 'stopped',
} as const satisfies Record<string, ConnectionState>;

/** Whether updates are live; after the last attempt, a button that tries again [L-04]. */
export function ConnectionStatus() {
  const liveUpdates = useLiveUpdates();
  return liveUpdates ? <LiveStatus connection={liveUpdates.connection} /> : <ConnectionIndicator state="connecting" />;
}

function LiveStatus({ connection }: Pick<LiveUpdates, 'connection'>) {
  const { auth, opened } = useApp();
  const { kind } = useSnapshot(connection.state);
  const outbox = useSnapshot(opened.warehouse?.outbox.state ?? NO_OUTBOX);
  const waiting = outbox.entries.filter(({ conflict }) => !conflict);
  const number = waiting.findIndex(({ id }) => id === outbox.sending) + 1;
  return (
    <ConnectionIndicator
      state={states[kind]}
      // One write that is sent at once needs no words.
      waiting={outbox.nextTryAt === undefined && waiting.length < 2 ? 0 : waiting.length}
      sending={number > 0 && waiting.length > 1 ? { number, total: waiting.length } : undefined}
      onRetry={() => connection.retry(auth.user?.user_id ?? '')}
    />
  );
}

/** Outside of the warehouse no write waits. A proxy, because `useSnapshot` takes nothing else. */
const NO_OUTBOX = proxy<Pick<Outbox, 'entries' | 'sending' | 'nextTryAt'>>({
  entries: [],
  sending: undefined,
  nextTryAt: undefined,
});
