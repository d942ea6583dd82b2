import type { PlayScanSound } from '../shared/toasts/scanSounds.ts';
import type { JustChanged } from '../shared/writes/justChanged.ts';
import { createScansInOrder } from '../shared/writes/scansInOrder.ts';
import type { CheckOuts } from './checkOuts.ts';
import type { PickChoice } from './pickChoice.ts';
import { answeredLine, askIfPutAway, endQuestion, leavePanel } from './pickerPanel.ts';
import { forgetScan, showScanError } from './picksLines.ts';
import { PICK_PAGE_SIZE } from './pickPageSize.ts';
import type { PicksRows } from './picksRows.ts';
import type { PicksOptions, PicksState } from './picksState.ts';
import type { ScanResults } from './scanResults.ts';
import type { ScannedPair } from './scannedPair.ts';

/** What scans and buttons of the page work with. */
type Scanning = { state: PicksState; pair: ScannedPair } & CheckOuts & Pick<PicksOptions, 'say'>;

interface Scan {
  isCheckIn: boolean;
  /** Called as soon as the scan is stored. */
  onStored: () => void;
}

/** Handles the scans of the pick list. */
export function createScan(
  scanning: Scanning & { list: PicksRows; results: ScanResults; playSound: PlayScanSound } & Pick<
      PickChoice,
      'waiting'
    > &
    Pick<PicksOptions, 'locationId' | 'loadLocation'>,
) {
  const { state, pair, checkOutUnit, checkInUnit, results, say, locationId, loadLocation, playSound } = scanning;
  const scans = createScansInOrder();
  /** Barcodes of scans that are not done: a scanner may read one label twice. */
  const undone = new Set<string>();

  async function scanNow(barcode: string, { isCheckIn, onStored }: Scan): Promise<boolean> {
    if (locationId() === '') {
      showScanError(state, say('The location could not be read. Scan again.'));
      playSound('scan-error');
      return false;
    }
    if (isCheckIn) return checkInUnit(barcode, onStored);
    forgetScan(state);
    const answered = answeredLine(state);
    if (answered && pair.isSameBarcode(answered.barcode, barcode)) {
      return checkOutUnit(barcode, answered.lineId, onStored);
    }
    const lineId = pair.lineFor(barcode);
    if (lineId !== undefined || !pair.isSurelyWrong()) return checkOutUnit(barcode, lineId, onStored);
    refuseWrongPair(scanning, barcode);
    if (state.panel.kind !== 'returning') void results.askToPutAway(barcode);
    return false;
  }

  /**
   * Takes a scanned or typed barcode [W-06]. In the list of checked-out lines it checks in. Elsewhere it checks out to
   * the line that the unit is reserved for or fits; a pair that no line takes is refused at once [W-14]. Each scan is
   * stored before the next one is looked at, so that their order stays and none is lost [W-13].
   */
  return function scan(code: string): Promise<boolean> {
    const barcode = code.trim();
    if (barcode === '' || undone.has(barcode)) return Promise.resolve(false);
    undone.add(barcode);
    const isCheckIn = state.status === 'checkedout';
    return scans
      .run(async (onStored) => {
        // The first moments of a page have no location: a scan waits for it.
        await loadLocation();
        return scanNow(barcode, { isCheckIn, onStored });
      })
      .finally(() => undone.delete(barcode));
  };
}

/** Refuses a wrong pair at once, also without network: no row changes [W-14]. The lines may be older than the pair. */
function refuseWrongPair(
  {
    state,
    list,
    pair,
    waiting,
    playSound,
  }: { state: PicksState; list: PicksRows; pair: ScannedPair; playSound: PlayScanSound } & Pick<PickChoice, 'waiting'>,
  barcode: string,
): void {
  leavePanel(state, 'putAway');
  const known = pair.rowOf(barcode);
  if (known?.line.status === 'checkedout' && !known.queued) askIfPutAway(state, known.line);
  else showScanError(state, pair.whatIsWrong(barcode, known), pair.expectedInstead(pair.nextLine(), barcode));
  playSound('scan-error');
  void list.readAgain(waiting().slice(0, PICK_PAGE_SIZE));
}

/** The buttons of the page that do what a scan does. */
export function createScanButtons({
  state,
  checkOutUnit,
  checkInUnit,
  say,
  justChanged,
}: Scanning & { justChanged: JustChanged }) {
  const isTooSoon = () => state.scan.isPending || justChanged.isTooSoon();
  return {
    /** The scanned pair stays out: the question whether it is put away is answered. */
    leaveOut: (): void => endQuestion(state),
    /** Checks a unit in. */
    checkIn: async (barcode: string): Promise<boolean> => !isTooSoon() && checkInUnit(barcode),
    /** Checks out the unit that is reserved for a line. */
    async checkOutLine(lineId: string): Promise<boolean> {
      if (isTooSoon()) return false;
      const barcode = state.rows[lineId]?.line.barcode;
      if (barcode) return checkOutUnit(barcode, lineId);
      showScanError(state, say("No pair is reserved. Scan the one you're handing over."));
      return false;
    },
  };
}
