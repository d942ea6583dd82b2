import type { RequestLine } from '@instore/api';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { binLocation } from '../../shared/format/binLocation.ts';
import { useWarehouse } from '../../app/context.ts';
import { useLastSeen } from '../../shared/components/useLastSeen.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The system of the size, and the same size in the other system: "US M, EU 44.5". */
function systemsOf({ sizeSystem, otherSize }: Pick<RequestLine, 'sizeSystem' | 'otherSize'>): string {
  return otherSize ? `${sizeSystem}, ${otherSize.sizeSystem} ${otherSize.size}` : sizeSystem;
}

/** What the panel shows of a line. Reads the aisle of its bin. */
export function usePickDetail(line: Snapshot<RequestLine>) {
  const say = useSay();
  const { picks } = useWarehouse();
  const sayLastSeen = useLastSeen();
  const { bin, shelf } = line;
  const bays = useSnapshot(picks.state.bays);
  const bay = bin === null ? null : bays[picks.bayKey(bin)];
  useEffect(() => {
    if (bin !== null) void picks.loadBay(bin);
  }, [bin, picks]);
  return {
    bin,
    shelf,
    place: binLocation(say, bin, shelf),
    seen: line.status === 'checkedout' ? undefined : sayLastSeen(line.lastSeen),
    size: line.size,
    sizeSystem: systemsOf(line),
    name: line.productName,
    colourway: line.colourway,
    sku: line.sku,
    barcode: line.barcode,
    customerNumber: line.customerNumber ?? null,
    imageUrl: line.imageUrl,
    shelfMap: bay !== null ? (bay ?? ('loading' as const)) : undefined,
  };
}
