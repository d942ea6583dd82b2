import type { BinShelfRecord, Input } from '@instore/api';
import { type Written, showRefused } from '../outbox/index.ts';
import type { BinsOptions } from './binsState.ts';
import type { ScanField } from './scanField.ts';

/** What a correction changes: a version of the record, its bin, and the shelf if one was typed. */
type NewPlace = Omit<Input<'correctBinShelfRecord'>['body'], 'locationId'>;

/** Creates the function that puts the correction of a record into the outbox [W-05, W-13]. */
export const createAddCorrection =
  ({
    outbox,
    locationId,
    normaliseBarcode,
    refuseScan,
  }: Pick<BinsOptions, 'outbox' | 'locationId' | 'normaliseBarcode'> & Pick<ScanField, 'refuseScan'>) =>
  (record: BinShelfRecord, place: NewPlace) => {
    const { rowId, barcode } = record;
    const write = {
      operation: 'correctBinShelfRecord' as const,
      input: { rowId, body: { locationId: locationId(), ...place } },
      intent: `correct ${rowId} ${place.version} ${place.bin} ${place.shelf ?? ''}`,
      subjects: [`record ${rowId}`, ...(barcode === null ? [] : [`unit ${normaliseBarcode(barcode)}`])],
      label: { name: record.productName, size: record.size, bin: place.bin },
    };
    return outbox.add(write, { refuse: refuseScan });
  };

export type AddCorrection = ReturnType<typeof createAddCorrection>;

/** Whether an undo is done or kept; its refusal is shown. */
export function isUndone(shown: Pick<BinsOptions, 'toasts' | 'say'>, written: Written<unknown>): boolean {
  if (written.outcome === 'refused') showRefused(shown, { ...written.entry, failure: written.failure });
  return written.outcome === 'done' || written.outcome === 'waiting';
}

/** A pair in words: "Halden Court 82, size 9". */
export const nameOf = ({ say }: Pick<BinsOptions, 'say'>, { productName: name, size }: BinShelfRecord): string =>
  say('{name}, size {size}', { name, size });
