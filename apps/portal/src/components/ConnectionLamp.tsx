import { ConnectionIndicator, type ConnectionState } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { Live } from '../live.ts';
import { useApp, useLive } from './useApp.ts';

const words = {
  idle: 'connecting',
  connecting: 'connecting',
  live: 'live',
  waiting: 'polling',
  offline: 'offline',
  stopped: 'stopped',
} as const satisfies Record<string, ConnectionState>;

/** Whether news come by themselves; after giving up, the way to try again [L-04]. */
export function ConnectionLamp() {
  const live = useLive();
  return live ? <KnownLamp connection={live.connection} /> : <ConnectionIndicator state="connecting" />;
}

function KnownLamp({ connection }: Pick<Live, 'connection'>) {
  const { auth } = useApp();
  const { kind } = useSnapshot(connection.facts);
  return <ConnectionIndicator state={words[kind]} onRetry={() => connection.retry(auth.user?.user_id ?? '')} />;
}
