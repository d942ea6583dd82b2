import type { BinsContext } from './binsContext.ts';
import type { WaitingWrite } from './binsFacts.ts';
import { showCount } from './shownCount.ts';

/** Marks the pairs whose moves and scans wait on this device, so that they show the expected result [W-13]. */
export function markWaiting(context: BinsContext): void {
  const { facts, deps, waitingScans } = context;
  const moves = new Map<string, WaitingWrite>();
  waitingScans.clear();
  const sendable = deps.queue.facts.entries.filter(({ conflict }) => !conflict);
  for (const [index, { operation, input, at }] of sendable.entries()) {
    const write = { number: index + 1, at };
    if (operation === 'moveUnits') {
      for (const code of input.barcodes ?? []) moves.set(deps.normaliseBarcode(code), { ...write, bin: input.bin });
    }
    if (operation === 'scanCount' && input.countId === context.count?.countId) {
      waitingScans.set(deps.normaliseBarcode(input.barcode), write);
    }
  }
  facts.waitingMoves = Object.fromEntries(
    facts.binShelfRecord.flatMap(({ rowId, barcode }) => {
      const move = barcode === null ? undefined : moves.get(deps.normaliseBarcode(barcode));
      return move ? [[rowId, move] as const] : [];
    }),
  );
  showCount(context);
}
