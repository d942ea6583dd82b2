import { ConnectionIndicator, type ConnectionState } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { type LiveUpdates, useApp, useLiveUpdates } from '../app.ts';

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
  const { auth } = useApp();
  const { kind } = useSnapshot(connection.facts);
  return <ConnectionIndicator state={states[kind]} onRetry={() => connection.retry(auth.user?.user_id ?? '')} />;
}
