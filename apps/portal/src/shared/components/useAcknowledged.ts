import { useEffect } from 'react';
import type { NotifiedObject } from '../lines/notifiedObjects.ts';
import { useAreaCommon } from '../../app/context.ts';

/**
 * Acknowledges the notifications about what is shown, and again when it changes [N-05].
 * @param shown a line or a request; undefined acknowledges nothing
 * @param objectsOf has to be a stable function
 */
export function useAcknowledged<Shown>(
  shown: Shown | undefined,
  objectsOf: (shown: Shown) => readonly NotifiedObject[],
): void {
  const { onHandled } = useAreaCommon();
  useEffect(() => {
    if (shown !== undefined) onHandled(objectsOf(shown));
  }, [onHandled, shown, objectsOf]);
}
