import { PickRow } from '@instore/ui';
import { memo } from 'react';
import { useSnapshot } from 'valtio';
import { exactTime, shortTime } from '../../rules/formatTime.ts';
import type { Row } from '../../state/warehouse/warehouseFacts.ts';
import { useWarehouse } from '../app.ts';

export interface PickLineProps {
  lineId: string;
  /** It stands beside the list. */
  isOpen: boolean;
  onOpen: (lineId: string) => void;
}

/** One line of the picker's list. Looks at its own row alone, so that one change draws one row. */
export function PickLine({ lineId, isOpen, onOpen }: PickLineProps) {
  const { warehouse } = useWarehouse();
  const row = warehouse.facts.rows[lineId];
  return row ? <KnownLine row={row} isOpen={isOpen} onOpen={onOpen} /> : null;
}

/** Who waits for the pair, and the kiosk that asked for it first: the By filter knows it by that name. */
function askedBy({ placedBy, requestedBy }: { placedBy: string | null; requestedBy: string }): string {
  return placedBy === null || placedBy === requestedBy ? requestedBy : `${placedBy}, ${requestedBy}`;
}

const KnownLine = memo(function KnownLine({ row, isOpen, onOpen }: Omit<PickLineProps, 'lineId'> & { row: Row }) {
  const { warehouse } = useWarehouse();
  const { line, isPending } = useSnapshot(row);
  // Where it lies in no bin there is no box to fetch.
  const isNext = isOpen && line.bin;
  const isAside = line.status === 'pending';
  const state = line.status === 'checkedout' ? 'out' : isNext ? 'next' : isAside ? 'pending' : 'waiting';
  return (
    <PickRow
      bin={line.bin}
      size={line.size}
      sizeSystem={line.sizeSystem}
      name={line.productName}
      colourway={line.colourway}
      sku={line.sku}
      by={askedBy(line)}
      at={shortTime(line.placedAt ?? line.requestedAt)}
      state={state}
      outAt={line.checkedOutAt === null ? null : exactTime(line.checkedOutAt)}
      note={line.note ?? null}
      isPending={isPending}
      isAside={isAside}
      isOpen={isOpen}
      onOpen={() => onOpen(line.lineId)}
      {...(line.status === 'request' && !isNext && { onCheckOut: () => void warehouse.checkOutLine(line.lineId) })}
    />
  );
});
