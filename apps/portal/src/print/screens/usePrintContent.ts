import type { ShelfLabelSheetsProps } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { binLocation } from '../../shared/format/binLocation.ts';
import type { PrintSearch } from '../printSearch.ts';
import type { BinsStore } from '../../bins/index.ts';
import { useAreaCommon, useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The lines of the pick list, in the order of the walk. */
export type Picks = ReturnType<typeof usePicks>;

/** What can be printed: the labels of the chosen bins or pairs, and the pick list. */
export function usePrintContent(binsState: BinsStore, { what = 'labels', bins, pairs }: PrintSearch, copies: number) {
  const say = useSay();
  const picks = usePicks();
  const known = bins ?? [...new Set(picks.flatMap(({ bin }) => bin ?? []))];
  const { shelfOf, isLoading } = useShelves(binsState, picks, what === 'labels' ? known : []);
  const unknownBins = known.filter((bin) => shelfOf(bin) === null);
  const ofBins = known.flatMap((bin) =>
    Array.from({ length: unknownBins.includes(bin) ? 0 : copies }, (_, copy) => ({
      id: `${bin} ${copy}`,
      bin,
      place: binLocation(say, bin, shelfOf(bin) ?? null),
    })),
  );
  return {
    picks,
    bins: known,
    unknownBins,
    isLoading,
    labels: what === 'pairs' ? labelsOf(pairs) : ofBins,
    counts: { labels: ofBins.length, picks: picks.length, pairs: pairs?.length ?? 0 },
  };
}

/** The labels of pairs: the size in the place of the bin. */
const labelsOf = (pairs: PrintSearch['pairs'] = []): ShelfLabelSheetsProps['labels'] =>
  pairs.map(({ barcode, size, name }) => ({ id: barcode, bin: size, place: name, code: barcode }));

/**
 * The shelves of bins: those of the picks are known, also without a network; the others are read once the location is
 * known. `shelfOf` returns null for a text that is no bin of the location, undefined for a shelf that is not known.
 */
function useShelves(binsState: BinsStore, picks: Picks, bins: readonly string[]) {
  const ofPicks = new Map(picks.map(({ bin, shelf }) => [bin, shelf]));
  const { stores } = useAreaCommon();
  const { location } = useSnapshot(stores.state);
  const { shelves } = useSnapshot(binsState.state);
  const locationId = location?.id;
  const wanted = bins.filter((bin) => !ofPicks.get(bin)).join(' ');
  const key = `${locationId} ${wanted}`;
  const [readKey, setReadKey] = useState<string>();
  useEffect(() => {
    if (locationId === undefined || wanted === '') return undefined;
    let isCurrent = true;
    void binsState.loadShelves(wanted.split(' ')).then(() => isCurrent && setReadKey(key));
    return () => {
      isCurrent = false;
    };
  }, [binsState, locationId, wanted, key]);
  const shelfOf = (bin: string) => ofPicks.get(bin) ?? shelves[bin];
  return { shelfOf, isLoading: wanted !== '' && readKey !== key };
}

function usePicks() {
  const { picks } = useWarehouse();
  const { order, rows } = useSnapshot(picks.state);
  return order.flatMap((id) => rows[id]?.line ?? []);
}
