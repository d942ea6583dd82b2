import type { BinShelfRecord, Input } from '@instore/api';
import { type BinsContext, refuseScan } from './binsContext.ts';

/** What a correction changes: a version of the record, its bin, and the shelf if one was typed. */
export type NewPlace = Omit<Input<'correctBinShelfRecord'>['body'], 'locationId'>;

/** Puts the correction of a record into the queue [W-05, W-13]. */
export function addCorrection(context: BinsContext, record: BinShelfRecord, place: NewPlace) {
  const { deps } = context;
  const { rowId, barcode } = record;
  const write = {
    operation: 'correctBinShelfRecord' as const,
    input: { rowId, body: { locationId: deps.locationId(), ...place } },
    intent: `correct ${rowId} ${place.version} ${place.bin} ${place.shelf ?? ''}`,
    subjects: [`record ${rowId}`, ...(barcode === null ? [] : [`unit ${deps.normaliseBarcode(barcode)}`])],
    label: { name: record.productName, size: record.size, bin: place.bin },
  };
  return deps.queue.add(write, { refuse: (message) => refuseScan(context, message) });
}
