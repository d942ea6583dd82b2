import { proxy, useSnapshot } from 'valtio';
import { useLiveUpdates, useWarehouse } from '../../app/context.ts';

const LIVE = proxy({ kind: 'live' });

/**
 * Why the list could not be read. Undefined while the connection is down and its rows are shown: they are kept, the
 * header says that they may be old, and they are read again when the connection is back [W-13]. A next page is asked
 * for by a press: its failure is always said.
 */
export function useKeptError(): string | undefined {
  const { picks } = useWarehouse();
  const { error, order, isMoreMissing } = useSnapshot(picks.state);
  const { kind } = useSnapshot(useLiveUpdates()?.connection.state ?? LIVE);
  const isDown = kind === 'offline' || kind === 'waiting' || kind === 'connecting';
  return isDown && order.length > 0 && !isMoreMissing ? undefined : error;
}
