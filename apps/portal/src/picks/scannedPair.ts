import type { RequestLine } from '@instore/api';
import { sameBarcode } from '../shared/units/sameBarcode.ts';
import { isHeldAgainst } from './heldAgainst.ts';
import type { PickChoice } from './pickChoice.ts';
import type { PicksOptions, PicksState, Row, ScanState } from './picksState.ts';
import { aboutLine } from './writeOfLine.ts';

/** What the device knows of a scanned pair. */
export function createScannedPair({
  state,
  waiting,
  nextPick,
  picker,
  clock,
  say,
  normaliseBarcode,
}: { state: PicksState } & Pick<PickChoice, 'waiting' | 'nextPick'> &
  Pick<PicksOptions, 'picker' | 'clock' | 'say' | 'normaliseBarcode'>) {
  const isSameBarcode = sameBarcode(normaliseBarcode);
  const fits = (id: string, barcode: string) =>
    state.rows[id]?.line.otherBarcodes?.some((other) => isSameBarcode(other, barcode));
  return {
    isSameBarcode,
    /** The row whose unit is the scanned pair. */
    rowOf: (barcode: string): Row | undefined =>
      Object.values(state.rows).find(({ line }) => isSameBarcode(line.barcode, barcode)),
    /** The line that a scanned pair is for: the one it is reserved for, or the next pick or another one that it fits. */
    lineFor(barcode: string): string | undefined {
      const ids = waiting();
      const next = nextPick();
      return (
        ids.find((id) => isSameBarcode(state.rows[id]?.line.barcode, barcode)) ??
        (next !== undefined && fits(next, barcode) ? next : ids.find((id) => fits(id, barcode)))
      );
    },
    /**
     * Whether the device knows all pairs that the shown lines take, so that any other pair is wrong. A line that is not
     * shown yet may take it: then the server finds the line.
     */
    isSurelyWrong(): boolean {
      const { order, rows, total, isKnown, arrived } = state;
      if (!isKnown || order.length < total || arrived.length > 0) return false;
      const ids = waiting();
      return ids.length > 0 && ids.every((id) => rows[id]?.line.otherBarcodes != null);
    },
    /** The line of the next pick. */
    nextLine: (): RequestLine | undefined => state.rows[nextPick() ?? '']?.line,
    /** The pair that a line waits for, unless it is the scanned one. */
    expectedInstead(line: RequestLine | undefined, scanned: string): ScanState['expected'] {
      if (!line || line.barcode === null || isSameBarcode(line.barcode, scanned)) return undefined;
      const { productName, size, bin } = line;
      return { productName, size, bin };
    },
    whatIsWrong: (barcode: string, row: Row | undefined): string => whatIsWrong({ say, picker, clock }, barcode, row),
    /** What the outbox shows of a scan, and which line and unit it changes. */
    aboutScan(barcode: string, line: RequestLine | undefined) {
      const unit = `unit ${normaliseBarcode(barcode)}`;
      if (!line) return { subjects: [unit], label: { name: barcode } };
      const { subjects, label } = aboutLine(line);
      return { subjects: [...subjects, unit], label };
    },
  };
}

/** The reason why a scanned pair is refused, if its row shows one. */
function whatIsWrong(
  { say, picker, clock }: Pick<PicksOptions, 'say' | 'picker' | 'clock'>,
  barcode: string,
  row: Row | undefined,
): string {
  if (!row) return say('No open line takes the pair {barcode}', { barcode });
  const { productName: name, size, holder } = row.line;
  if (row.queued?.operation === 'checkOut') {
    return say('{name}, size {size}, is checked out already', { name, size });
  }
  if (holder && isHeldAgainst(row.line, picker(), clock.now())) {
    return say('{name} picks this request.', { name: holder.name });
  }
  return say('That is {name}, size {size}', { name, size });
}

export type ScannedPair = ReturnType<typeof createScannedPair>;
