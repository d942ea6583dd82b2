import { parseBin } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { BinsStore } from '../bins.ts';
import { useApp } from '../../app/context.ts';

/** How long a typed bin rests before its aisle is read, ms. */
const TYPED_REST_MS = 500;

/**
 * The map of the aisle around a bin, read again for each bin; undefined for a text that is no bin of the location.
 * @param isTyped the bin is being typed: read once it rests, not for each letter. @default false
 */
export function useShelfMap(bins: BinsStore, bin: string | null, isTyped = false) {
  const { clock } = useApp().environment;
  const bays = useSnapshot(bins.state.bays);
  const isBin = bin !== null && parseBin(bin) !== null;
  useEffect(() => {
    if (!isBin) return undefined;
    if (!isTyped) {
      void bins.loadBay(bin);
      return undefined;
    }
    const stop = clock.every(TYPED_REST_MS, () => {
      stop();
      void bins.loadBay(bin);
    });
    return stop;
  }, [bins, bin, isBin, isTyped, clock]);
  if (!isBin) return undefined;
  const bay = bays[bin];
  return bay === null ? undefined : (bay ?? ('loading' as const));
}
