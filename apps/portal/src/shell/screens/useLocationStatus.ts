import { useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { useAreaCommon } from '../../app/context.ts';

/**
 * Whether the location in use is known. Deferred, so that React draws the page in slices. Code on demand of the frame
 * waits for it as the page does: the lines are requested first, of the six connections that HTTP/1.1 has.
 */
export function useLocationStatus() {
  const { stores } = useAreaCommon();
  return useDeferredValue(useSnapshot(stores.state).status);
}

/** Whether the location in use is known, or could not be read. */
export function useIsLocationSettled(): boolean {
  const status = useLocationStatus();
  return status === 'ready' || status === 'failed';
}
