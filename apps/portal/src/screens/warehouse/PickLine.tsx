import { PickRow } from '@instore/ui';
import { memo } from 'react';
import { useSnapshot } from 'valtio';
import { exactTime, shortTime } from '../../rules/formatTime.ts';
import type { Row } from '../../state/warehouse/warehouseFacts.ts';
import { useApp, useWarehouse } from '../app.ts';
import { useNow } from '../components/useNow.ts';

/** How often a row looks whether its check-out can still be undone, ms. */
const TICK_MS = 5_000;

export interface PickLineProps {
  lineId: string;
  /** It is open in the panel. */
  isOpen: boolean;
  onOpen: (lineId: string) => void;
}

/** One line of the pick list. It reads only its own row, so that one change draws one row. */
export function PickLine({ lineId, isOpen, onOpen }: PickLineProps) {
  const { warehouse } = useWarehouse();
  const row = warehouse.facts.rows[lineId];
  return row ? <KnownLine row={row} isOpen={isOpen} onOpen={onOpen} /> : null;
}

/** Who placed the line, and who requested it: the filter "Requested by" uses the second name. */
function requesters({ placedBy, requestedBy }: { placedBy: string | null; requestedBy: string }): string {
  return placedBy === null || placedBy === requestedBy ? requestedBy : `${placedBy}, ${requestedBy}`;
}

const KnownLine = memo(function KnownLine({ row, isOpen, onOpen }: Omit<PickLineProps, 'lineId'> & { row: Row }) {
  const { warehouse } = useWarehouse();
  const { clock } = useApp().environment;
  const { line, isPending, undoUntil } = useSnapshot(row);
  const now = useNow(clock, TICK_MS, undoUntil !== undefined);
  // Without a bin there is nothing to fetch.
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
      by={requesters(line)}
      at={shortTime(line.placedAt ?? line.requestedAt)}
      state={state}
      outAt={line.checkedOutAt === null ? null : exactTime(line.checkedOutAt)}
      note={line.note ?? null}
      isPending={isPending}
      isAside={isAside}
      isOpen={isOpen}
      onOpen={() => onOpen(line.lineId)}
      {...(undoUntil !== undefined && now < undoUntil && { onUndo: () => void warehouse.undoCheckOut(line.lineId) })}
      {...(line.status === 'request' &&
        !isNext &&
        line.barcode !== null && { onCheckOut: () => void warehouse.checkOutLine(line.lineId) })}
    />
  );
});
