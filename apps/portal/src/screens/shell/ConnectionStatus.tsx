import { ConnectionIndicator, type ConnectionState } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { type LiveUpdates, useApp, useLiveUpdates } from '../app.ts';

const words = {
  idle: 'connecting',
  connecting: 'connecting',
  live: 'live',
  waiting: 'polling',
  offline: 'offline',
  stopped: 'stopped',
} as const satisfies Record<string, ConnectionState>;

/** Whether news come by themselves; after giving up, the way to try again [L-04]. */
export function ConnectionStatus() {
  const live = useLiveUpdates();
  return live ? <KnownConnectionStatus connection={live.connection} /> : <ConnectionIndicator state="connecting" />;
}

function KnownConnectionStatus({ connection }: Pick<LiveUpdates, 'connection'>) {
  const { auth } = useApp();
  const { kind } = useSnapshot(connection.facts);
  return <ConnectionIndicator state={words[kind]} onRetry={() => connection.retry(auth.user?.user_id ?? '')} />;
}
