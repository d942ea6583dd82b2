import { PickDetail } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { Row } from '../state/warehouseFacts.ts';
import { useStockroom } from './useApp.ts';

/** "Aisle A, bay 14, shelf 3" of the bin "A-14-03" and its shelf. */
function placeOf(bin: string | null, shelf: string | null): string {
  const [aisle, bay] = bin?.split('-') ?? [];
  if (!aisle) return 'In no bin';
  return [`Aisle ${aisle}`, bay && `bay ${Number(bay) || bay}`, shelf && `shelf ${shelf}`].filter(Boolean).join(', ');
}

/** The box beside the list: where it is, how it looks, and what to do with it. */
export function BoxPanel({ lineId }: { lineId: string }) {
  const { warehouse } = useStockroom();
  const row = warehouse.facts.rows[lineId];
  return row ? <KnownBox row={row} /> : null;
}

function KnownBox({ row }: { row: Row }) {
  const { warehouse } = useStockroom();
  const { line, isPending } = useSnapshot(row);
  const { lineId, barcode, status } = line;
  const isWaiting = status === 'request' || status === 'pending';
  return (
    <PickDetail
      bin={line.bin}
      shelf={line.shelf}
      place={placeOf(line.bin, line.shelf)}
      size={line.size}
      sizeSystem={line.sizeSystem}
      name={line.productName}
      colourway={line.colourway}
      sku={line.sku}
      barcode={barcode}
      imageUrl={line.imageUrl}
      isPending={isPending}
      {...(isWaiting && { onCheckOut: () => void warehouse.checkOutLine(lineId) })}
      {...(status === 'request' && { onNotHere: () => void warehouse.reportNotHere(lineId) })}
      {...(status === 'checkedout' && barcode !== null && { onCheckIn: () => void warehouse.checkIn(barcode) })}
    />
  );
}
