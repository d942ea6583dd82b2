import type { RequestLine } from '@instore/api';
import { PickDetail, onDemand } from '@instore/ui';
import { useEffect, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Row } from '../../state/warehouse/warehouseFacts.ts';
import { Confirm } from '../components/Confirm.tsx';
import { binLocation } from '../../rules/binLocation.ts';
import { useWarehouse } from '../app.ts';

/** The system of the size, and the same size in the other system: "US M, EU 44.5". */
function systemsOf({ sizeSystem, otherSize }: Pick<RequestLine, 'sizeSystem' | 'otherSize'>): string {
  return otherSize ? `${sizeSystem}, ${otherSize.sizeSystem} ${otherSize.size}` : sizeSystem;
}

export interface PickPanelProps {
  /** The open line of the list. */
  lineId: string | undefined;
}

const OutboxPanel = onDemand(() => import('./OutboxPanel.tsx').then((module) => module.OutboxPanel));

/** Whether writes wait on this device, or need an answer. A write that is just being sent is none. */
export function useIsOutbox(): boolean {
  const { queue } = useWarehouse();
  const { entries, nextTryAt } = useSnapshot(queue.facts);
  return entries.some(({ conflict }) => conflict) || (entries.length > 0 && nextTryAt !== undefined);
}

/**
 * The panel beside the list: the unit to put back until the next scan, else the writes that wait unless a line was
 * chosen, else the open line of the list [W-06, W-13].
 */
export function PickPanel({ lineId }: PickPanelProps) {
  const { warehouse } = useWarehouse();
  const { putAway, chosen } = useSnapshot(warehouse.facts);
  const isOutbox = useIsOutbox();
  const row = lineId === undefined ? undefined : warehouse.facts.rows[lineId];
  if (putAway) return <PutAway line={putAway} />;
  if (isOutbox && chosen === undefined) return <OutboxPanel />;
  // The key keeps a question about one unit from being asked about the next one.
  return row ? <OpenLine key={lineId} row={row} /> : null;
}

function PutAway({ line }: { line: Snapshot<RequestLine> }) {
  return <PickDetail {...useDetail(line)} isPutAway />;
}

/** What the panel shows of a line. Reads the aisle of its bin. */
function useDetail(line: Snapshot<RequestLine>) {
  const { warehouse } = useWarehouse();
  const { bin, shelf } = line;
  const bays = useSnapshot(warehouse.facts.bays);
  const bay = bin === null ? null : bays[warehouse.bayKey(bin)];
  useEffect(() => {
    if (bin !== null) void warehouse.loadBay(bin);
  }, [bin, warehouse]);
  return {
    bin,
    shelf,
    place: binLocation(bin, shelf),
    size: line.size,
    sizeSystem: systemsOf(line),
    name: line.productName,
    colourway: line.colourway,
    sku: line.sku,
    barcode: line.barcode,
    imageUrl: line.imageUrl,
    ...(bay !== null && { shelfMap: bay ?? ('loading' as const) }),
  };
}

function OpenLine({ row }: { row: Row }) {
  const { warehouse } = useWarehouse();
  const { line, isPending } = useSnapshot(row);
  const { lineId, barcode, status } = line;
  const [isAsked, setAsked] = useState(false);
  const detail = useDetail(line);
  // A line without a unit is filled by a scan.
  const isWaiting = (status === 'request' || status === 'pending') && barcode !== null;
  return (
    <>
      <PickDetail
        {...detail}
        isPending={isPending}
        {...(isWaiting && { onCheckOut: () => void warehouse.checkOutLine(lineId) })}
        {...(status === 'request' && { onNotHere: () => setAsked(true) })}
        {...(status === 'checkedout' && barcode !== null && { onCheckIn: () => void warehouse.checkIn(barcode) })}
      />
      <Confirm
        isOpen={isAsked}
        title="Not in bin?"
        confirmLabel="Report missing"
        cancelLabel="Keep looking"
        isPending={isPending}
        onConfirm={() => void warehouse.reportNotHere(lineId).then(() => setAsked(false))}
        onCancel={() => setAsked(false)}
      >
        {`${line.productName}, size ${line.size}. We'll tell the associate and move it to Pending.`}
      </Confirm>
    </>
  );
}
