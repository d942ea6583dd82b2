import type { WarehouseStatus } from '@instore/api';
import { ScanField } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useWarehouse } from '../app.ts';

/** Scan, by camera too where the browser can, or type: hands a pair out, or takes it back among those that are out. What is wrong stands at the field [W-06]. */
export function BarcodeField({ status }: { status: WarehouseStatus }) {
  const { warehouse } = useWarehouse();
  const { error, isPending } = useSnapshot(warehouse.facts.scan);
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
      onScan={(barcode) => void warehouse.scan(barcode)}
    />
  );
}
