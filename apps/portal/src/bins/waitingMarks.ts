import type { QueueEntry } from '../queue/index.ts';
import type { BinsContext } from './binsContext.ts';
import type { WaitingPlace } from './binsState.ts';
import { showCount } from './shownCount.ts';

/** Marks the pairs whose writes wait on this device, so that they show the expected result [W-13]. */
export function markWaiting(context: BinsContext): void {
  const { state, deps, waitingScans } = context;
  const byCode = new Map<string, WaitingPlace>();
  const byRow = new Map<string, WaitingPlace>();
  waitingScans.clear();
  const sendable = deps.queue.state.entries.filter(({ conflict }) => !conflict);
  for (const [index, { operation, input, at }] of sendable.entries()) {
    const write = { number: index + 1, at };
    if (operation === 'moveUnits') {
      for (const code of input.barcodes ?? []) {
        byCode.set(deps.normaliseBarcode(code), { ...write, operation, bin: input.bin });
      }
    }
    if (operation === 'correctBinShelfRecord') byRow.set(input.rowId, { ...write, operation, bin: input.body.bin });
    if (operation === 'scanCount' && input.countId === context.count?.countId) {
      waitingScans.set(deps.normaliseBarcode(input.barcode), write);
    }
  }
  state.waitingPlaces = Object.fromEntries(
    state.binShelfRecord.flatMap(({ rowId, barcode }) => {
      const moved = barcode === null ? undefined : byCode.get(deps.normaliseBarcode(barcode));
      const last = latestOf(moved, byRow.get(rowId));
      return last ? [[rowId, last] as const] : [];
    }),
  );
  showCount(context);
}

function latestOf(one: WaitingPlace | undefined, other: WaitingPlace | undefined): WaitingPlace | undefined {
  return one && other ? (one.number > other.number ? one : other) : (one ?? other);
}

/** The bin to which a write that waits brings pairs; undefined for other writes. */
export function targetOf({ operation, input, conflict }: QueueEntry): string | null | undefined {
  if (conflict) return undefined;
  if (operation === 'moveUnits') return input.bin;
  return operation === 'correctBinShelfRecord' ? input.body.bin : undefined;
}
