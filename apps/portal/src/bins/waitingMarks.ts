import type { OutboxEntry } from '../outbox/index.ts';
import type { Bins, BinsOptions, WaitingPlace, WaitingWrite } from './binsState.ts';
import type { ShownCount } from './shownCount.ts';

/** Creates the function that marks the pairs whose writes wait on this device, so that they show the expected result [W-13]. */
export const createWaitingMarks =
  ({
    state,
    outbox,
    normaliseBarcode,
    countId,
    takeWaitingScans,
  }: { state: Bins } & ShownCount & Pick<BinsOptions, 'outbox' | 'normaliseBarcode'>) =>
  (): void => {
    const byCode = new Map<string, WaitingPlace>();
    const byRow = new Map<string, WaitingPlace>();
    const scans = new Map<string, WaitingWrite>();
    const sendable = outbox.state.entries.filter(({ conflict }) => !conflict);
    for (const [index, { operation, input, at }] of sendable.entries()) {
      const write = { number: index + 1, at };
      if (operation === 'moveUnits') {
        for (const code of input.barcodes ?? []) {
          byCode.set(normaliseBarcode(code), { ...write, operation, bin: input.bin });
        }
      }
      if (operation === 'correctBinShelfRecord') byRow.set(input.rowId, { ...write, operation, bin: input.body.bin });
      if (operation === 'scanCount' && input.countId === countId()) scans.set(normaliseBarcode(input.barcode), write);
    }
    state.waitingPlaces = Object.fromEntries(
      state.binShelfRecord.flatMap(({ rowId, barcode }) => {
        const moved = barcode === null ? undefined : byCode.get(normaliseBarcode(barcode));
        const last = latestOf(moved, byRow.get(rowId));
        return last ? [[rowId, last] as const] : [];
      }),
    );
    takeWaitingScans(scans);
  };

function latestOf(one: WaitingPlace | undefined, other: WaitingPlace | undefined): WaitingPlace | undefined {
  return one && other ? (one.number > other.number ? one : other) : (one ?? other);
}

/** The bin to which a write that waits brings pairs; undefined for other writes. */
export function targetOf({ operation, input, conflict }: OutboxEntry): string | null | undefined {
  if (conflict) return undefined;
  if (operation === 'moveUnits') return input.bin;
  return operation === 'correctBinShelfRecord' ? input.body.bin : undefined;
}
