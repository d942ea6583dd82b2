import type { RequestLine } from '@instore/api';
import { PickDetail } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Row } from '../../state/warehouseFacts.ts';
import { Confirm } from '../shell/Confirm.tsx';
import { placeOf } from '../../rules/binLocation.ts';
import { useWarehouse } from '../app.ts';

/** "US M, EU 44.5": the system of the size, and the same size in the other one. */
function systemsOf({ sizeSystem, otherSize }: Pick<RequestLine, 'sizeSystem' | 'otherSize'>): string {
  return otherSize ? `${sizeSystem}, ${otherSize.sizeSystem} ${otherSize.size}` : sizeSystem;
}

/** The box beside the list: where it is, how it looks, and what to do with it. */
export function PickPanel({ lineId }: { lineId: string }) {
  const { warehouse } = useWarehouse();
  const row = warehouse.facts.rows[lineId];
  // A box of its own, so that a question about one pair is not asked about the next.
  return row ? <KnownBox key={lineId} row={row} /> : null;
}

function KnownBox({ row }: { row: Row }) {
  const { warehouse } = useWarehouse();
  const { line, isPending } = useSnapshot(row);
  const { lineId, barcode, status } = line;
  const [isAsked, setAsked] = useState(false);
  const { bin } = line;
  const bays = useSnapshot(warehouse.facts.bays);
  const bay = bin === null ? null : bays[warehouse.bayKey(bin)];
  useEffect(() => {
    if (bin !== null) void warehouse.findBin(bin);
  }, [bin, warehouse]);
  const isWaiting = status === 'request' || status === 'pending';
  return (
    <>
      <PickDetail
        bin={line.bin}
        shelf={line.shelf}
        place={placeOf(line.bin, line.shelf)}
        size={line.size}
        sizeSystem={systemsOf(line)}
        name={line.productName}
        colourway={line.colourway}
        sku={line.sku}
        barcode={barcode}
        imageUrl={line.imageUrl}
        isPending={isPending}
        {...(bay !== null && { shelfMap: bay ?? 'loading' })}
        {...(isWaiting && { onCheckOut: () => void warehouse.checkOutLine(lineId) })}
        {...(status === 'request' && { onNotHere: () => setAsked(true) })}
        {...(status === 'checkedout' && barcode !== null && { onCheckIn: () => void warehouse.checkIn(barcode) })}
      />
      <Confirm
        isOpen={isAsked}
        title="Pair is not here?"
        confirmLabel="Tell them"
        cancelLabel="Keep looking"
        isPending={isPending}
        onConfirm={() => void warehouse.reportNotHere(lineId).then(() => setAsked(false))}
        onCancel={() => setAsked(false)}
      >
        {`${line.productName}, size ${line.size}: who asked for it is told, and it waits under Pending.`}
      </Confirm>
    </>
  );
}
