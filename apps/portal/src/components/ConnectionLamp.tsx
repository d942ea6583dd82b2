import { ConnectionIndicator, type ConnectionState } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useApp, useArea } from './useApp.ts';

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
  const { auth } = useApp();
  const { connection } = useArea();
  const { kind } = useSnapshot(connection.facts);
  return <ConnectionIndicator state={words[kind]} onRetry={() => connection.retry(auth.user?.user_id ?? '')} />;
}
