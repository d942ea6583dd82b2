import { proxy, useSnapshot } from 'valtio';
import { useLiveUpdates, useWarehouse } from '../../app/context.ts';

/** Before live updates are loaded. */
const NO_CONNECTION = proxy({ kind: 'connecting' });

/** Whether writes can be sent now: the device has a network, and the last attempt of the outbox got an answer. */
export function useIsOnline(): boolean {
  const { outbox } = useWarehouse();
  const { nextTryAt } = useSnapshot(outbox.state);
  return !useIsOffline() && nextTryAt === undefined;
}

/** Whether the device has no network. */
export function useIsOffline(): boolean {
  const live = useLiveUpdates();
  return useSnapshot(live?.connection.state ?? NO_CONNECTION).kind === 'offline';
}
