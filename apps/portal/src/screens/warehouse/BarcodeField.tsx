import type { RequestLine, WarehouseStatus } from '@instore/api';
import { ScanField } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useWarehouse } from '../app.ts';

/**
 * Takes a barcode, scanned or typed: checks a unit out, or in where the list shows checked-out units. Shows what is
 * wrong with the last one, or the bin to put it back into [W-06].
 */
export function BarcodeField({ status }: { status: WarehouseStatus }) {
  const { warehouse } = useWarehouse();
  const { scan, putAway } = useSnapshot(warehouse.facts);
  const { error, isPending } = scan;
  return (
    <ScanField
      label="Scan or type a barcode"
      placeholder={status === 'checkedout' ? 'Scan to check in' : 'Scan or type a barcode'}
      size="xl"
      isGlobal
      autoFocus
      hasCamera
      isPending={isPending}
      {...(error !== undefined && { error })}
      {...(putAway && { hint: putAwayHint(putAway) })}
      onScan={(barcode) => void warehouse.scan(barcode)}
    />
  );
}

/** Below 1024 px the panel is closed, so the field shows the bin too. */
function putAwayHint({ bin, productName, size }: Pick<RequestLine, 'bin' | 'productName' | 'size'>): string {
  const unit = `${productName}, size ${size}`;
  return bin === null ? `Checked in, no bin: ${unit}` : `Return to ${bin}: ${unit}`;
}
