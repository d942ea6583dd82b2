import type { RefusedWrite } from '../outbox/index.ts';
import { answeredLine, leavePanel, panelBelow, showPanel } from './pickerPanel.ts';
import type { Before, PickLines } from './picksLines.ts';
import type { PicksOptions, PicksState } from './picksState.ts';
import type { PickWrite } from './writeOfLine.ts';
import type { ScanResults } from './scanResults.ts';
import type { ScannedPair } from './scannedPair.ts';

/** What checks units out and in. */
type Checking = { state: PicksState; write: PickWrite; pair: ScannedPair; results: ScanResults } & PickLines &
  Pick<PicksOptions, 'locationId'>;

/** Creates the check-out of a unit, to `lineId` if given. It resolves to true if it is done or kept. */
function createCheckOut({ state, write, count, isSameList, pair, results, locationId }: Checking) {
  return async (barcode: string, lineId: string | undefined, onStored?: () => void): Promise<boolean> => {
    const shown = answeredLine(state);
    const reported = shown?.lineId === lineId ? shown : undefined;
    const line = lineId === undefined ? undefined : (reported ?? state.rows[lineId]?.line);
    const place = locationId();
    leavePanel(state, 'putAway');
    const wanted = {
      ...pair.aboutScan(barcode, line),
      operation: 'checkOut' as const,
      input: { locationId: place, barcode, lineId },
      intent: `check out ${place} ${lineId ?? ''} ${barcode}`,
    };
    const onRefused = (refused: RefusedWrite, before: Before) => {
      results.showScanFailure(refused, before, pair.expectedInstead(line ?? pair.nextLine(), barcode));
      if (refused.failure.problem?.title === 'Checked out') void results.askToPutAway(barcode);
    };
    const written = await write(lineId, wanted, { onStored, onRefused });
    if (!written) return false;
    const { before } = written;
    const answered = written.outcome === 'done' ? written.data : undefined;
    results.showScanSuccess(answered ?? line, before);
    const shownId = answered?.lineId ?? lineId;
    if (shownId !== undefined && isSameList(before)) state.kept[shownId] = true;
    if (answered) count(before, line?.status === 'pending' ? 'pending' : 'request', 'checkedout');
    return true;
  };
}

/** Creates the check-in of a unit: its line leaves the list. It resolves to true if it is done or kept. */
function createCheckIn({ state, write, count, showCheckedIn, pair, results, locationId }: Checking) {
  return async (barcode: string, onStored?: () => void): Promise<boolean> => {
    const known = pair.rowOf(barcode)?.line;
    // A second scan of the same label leaves its panel open.
    const panel = panelBelow(state);
    if (panel.kind === 'putAway' && !pair.isSameBarcode(panel.line.barcode, barcode)) leavePanel(state, 'putAway');
    const place = locationId();
    const wanted = {
      ...pair.aboutScan(barcode, known),
      operation: 'checkIn' as const,
      input: { locationId: place, barcode },
      intent: `check in ${place} ${barcode}`,
    };
    const written = await write(known?.lineId, wanted, { onStored, onRefused: results.showScanFailure });
    if (!written) return false;
    const { before } = written;
    const line = written.outcome === 'done' ? written.data : known;
    results.showScanSuccess(line, before);
    if (line && place === locationId()) showPanel(state, { kind: 'putAway', line });
    if (written.outcome === 'waiting') return true;
    count(before, 'checkedout');
    showCheckedIn(written.data);
    return true;
  };
}

/** Checks units out and in. */
export const createCheckOuts = (checking: Checking) => ({
  checkOutUnit: createCheckOut(checking),
  checkInUnit: createCheckIn(checking),
});

export type CheckOuts = ReturnType<typeof createCheckOuts>;
