import { parseBin } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { BinsState } from '../../state/bins/bins.ts';

/** The map of the aisle around a bin, read again for each bin; undefined for a text that is no bin of the location. */
export function useShelfMap(bins: BinsState, bin: string | null) {
  const bays = useSnapshot(bins.facts.bays);
  const isBin = bin !== null && parseBin(bin) !== null;
  useEffect(() => {
    if (isBin) void bins.loadBay(bin);
  }, [bins, bin, isBin]);
  if (!isBin) return undefined;
  const bay = bays[bin];
  return bay === null ? undefined : (bay ?? ('loading' as const));
}
