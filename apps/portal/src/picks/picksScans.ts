import type { RequestLine } from '@instore/api';
import { isHeldAgainst } from './heldAgainst.ts';
import { type RefusedWrite, explainRefusal, showRefused } from '../queue/index.ts';
import type { PicksContext } from './picksContext.ts';
import type { Row, ScanState } from './picksState.ts';
import {
  type Before,
  count,
  forgetScan,
  isSameList,
  playSound,
  putLine,
  showCheckedIn,
  showScanError,
  whatIsShown,
} from './picksLines.ts';
import { answeredLine, askIfPutAway, endQuestion, leavePanel, panelBelow, showPanel } from './pickerPanel.ts';
import { isWaiting, nextPick } from './pickChoice.ts';
import { PICK_PAGE_SIZE } from './picksRows.ts';
import { aboutLine, write } from './picksWrites.ts';

/**
 * Takes a scanned or typed barcode [W-06]. In the list of checked-out lines it checks in. Elsewhere it checks out to
 * the line that the unit is reserved for or fits; a pair that no line takes is refused at once [W-14]. Each scan is
 * stored before the next one is looked at, so that their order stays and none is lost [W-13].
 */
export function scan(context: PicksContext, code: string): Promise<boolean> {
  const barcode = code.trim();
  if (barcode === '' || context.waitingScans.has(barcode)) return Promise.resolve(false);
  context.waitingScans.add(barcode);
  const isCheckIn = context.state.status === 'checkedout';
  let onStored = () => undefined as void;
  const kept = new Promise<void>((resolve) => (onStored = resolve));
  const scanning = context.scanning
    // The first moments of a page have no location: a scan waits for it.
    .then(context.deps.loadLocation)
    .then(() => scanNow(context, barcode, { isCheckIn, onStored }))
    .finally(() => {
      onStored();
      context.waitingScans.delete(barcode);
    });
  context.scanning = kept;
  return scanning;
}

interface Scan {
  isCheckIn: boolean;
  /** Called as soon as the scan is stored. */
  onStored: () => void;
}

async function scanNow(context: PicksContext, barcode: string, { isCheckIn, onStored }: Scan): Promise<boolean> {
  if (context.deps.locationId() === '') {
    showScanError(context, context.deps.say('The location could not be read. Scan again.'));
    playSound(context, 'scan-error');
    return false;
  }
  if (isCheckIn) return checkInUnit(context, barcode, onStored);
  forgetScan(context);
  const answered = answeredLine(context);
  if (answered && isSameBarcode(context, answered.barcode, barcode)) {
    return checkOutUnit(context, barcode, answered.lineId, onStored);
  }
  const lineId = lineFor(context, barcode);
  if (lineId !== undefined || !isSurelyWrong(context)) return checkOutUnit(context, barcode, lineId, onStored);
  refuseWrongPair(context, barcode);
  if (context.state.panel.kind !== 'returning') void askToPutAway(context, barcode);
  return false;
}

/** The line that a scanned pair is for: the one it is reserved for, or the next pick or another one that it fits. */
function lineFor(context: PicksContext, barcode: string): string | undefined {
  const { order, rows } = context.state;
  const waiting = order.filter((id) => isWaiting(context, rows[id]));
  const isReserved = (id: string) => isSameBarcode(context, rows[id]?.line.barcode, barcode);
  const fits = (id: string) => rows[id]?.line.otherBarcodes?.some((other) => isSameBarcode(context, other, barcode));
  const next = nextPick(context);
  return waiting.find(isReserved) ?? (next !== undefined && fits(next) ? next : waiting.find(fits));
}

/**
 * Whether the device knows all pairs that the shown lines take, so that any other pair is wrong. A line that is not shown
 * yet may take it: then the server finds the line.
 */
function isSurelyWrong(context: PicksContext): boolean {
  const { order, rows, total, isKnown, arrived } = context.state;
  if (!isKnown || order.length < total || arrived.length > 0) return false;
  const waiting = order.filter((id) => isWaiting(context, rows[id]));
  return waiting.length > 0 && waiting.every((id) => rows[id]?.line.otherBarcodes != null);
}

/** Refuses a wrong pair at once, also without network: no row changes [W-14]. The lines may be older than the pair. */
function refuseWrongPair(context: PicksContext, barcode: string): void {
  const { state, list } = context;
  leavePanel(context, 'putAway');
  const known = Object.values(state.rows).find(({ line }) => isSameBarcode(context, line.barcode, barcode));
  if (known?.line.status === 'checkedout' && !known.queued) askIfPutAway(context, known.line);
  else
    showScanError(context, whatIsWrong(context, barcode, known), expectedInstead(context, nextLine(context), barcode));
  playSound(context, 'scan-error');
  void list.readAgain(state.order.filter((id) => isWaiting(context, state.rows[id])).slice(0, PICK_PAGE_SIZE));
}

/** Asks whether a scanned pair is put away, if it is checked out [W-06]. The store also finds pairs of other lists. */
async function askToPutAway(context: PicksContext, barcode: string): Promise<void> {
  const { state, deps } = context;
  const { error } = state.scan;
  const [locationId, shown] = [deps.locationId(), whatIsShown(context)];
  const pair = await deps.api.inventory.getPair({ barcode, locationId });
  // Another action has begun, or another list is shown.
  if (!pair.ok || state.scan.error !== error || !isSameList(context, shown)) return;
  const { line } = pair.data;
  if (line?.status !== 'checkedout') return;
  showScanError(context, undefined);
  askIfPutAway(context, line);
}

/** The line of the next pick. */
function nextLine(context: PicksContext): RequestLine | undefined {
  const next = nextPick(context);
  return next === undefined ? undefined : context.state.rows[next]?.line;
}

/** The reason why a scanned pair is refused, if its row shows one. */
function whatIsWrong({ deps }: PicksContext, barcode: string, row: Row | undefined): string {
  if (!row) return deps.say('No open line takes the pair {barcode}', { barcode });
  const { productName: name, size, holder } = row.line;
  if (row.queued?.operation === 'checkOut') {
    return deps.say('{name}, size {size}, is checked out already', { name, size });
  }
  if (holder && isHeldAgainst(row.line, deps.picker(), deps.clock.now())) {
    return deps.say('{name} picks this request.', { name: holder.name });
  }
  return deps.say('That is {name}, size {size}', { name, size });
}

/** The scanned pair stays out: the question whether it is put away is answered. */
export function leaveOut(context: PicksContext): void {
  endQuestion(context);
}

/** The button that checks a unit in. */
export async function checkIn(context: PicksContext, barcode: string): Promise<boolean> {
  return !context.state.scan.isPending && !context.justChanged.isTooSoon() && checkInUnit(context, barcode);
}

/** The button that checks out the unit that is reserved for a line. */
export async function checkOutLine(context: PicksContext, lineId: string): Promise<boolean> {
  if (context.state.scan.isPending || context.justChanged.isTooSoon()) return false;
  const barcode = context.state.rows[lineId]?.line.barcode;
  if (barcode) return checkOutUnit(context, barcode, lineId);
  showScanError(context, context.deps.say("No pair is reserved. Scan the one you're handing over."));
  return false;
}

/** Whether two texts are the same barcode. */
function isSameBarcode({ deps }: PicksContext, one: string | null | undefined, other: string): boolean {
  return Boolean(one) && deps.normaliseBarcode(one ?? '') === deps.normaliseBarcode(other);
}

/** The pair that a line waits for, unless it is the scanned one. */
export function expectedInstead(
  context: PicksContext,
  line: RequestLine | undefined,
  scanned: string,
): ScanState['expected'] {
  if (!line || line.barcode === null || isSameBarcode(context, line.barcode, scanned)) return undefined;
  const { productName, size, bin } = line;
  return { productName, size, bin };
}

/** What the queue shows of a scan, and which line and unit it changes. */
function aboutScan({ deps }: PicksContext, barcode: string, line: RequestLine | undefined) {
  const unit = `unit ${deps.normaliseBarcode(barcode)}`;
  if (!line) return { subjects: [unit], label: { name: barcode } };
  const { subjects, label } = aboutLine(line);
  return { subjects: [...subjects, unit], label };
}

/** Checks a unit out, to `lineId` if given. True if it is done or kept. */
async function checkOutUnit(
  context: PicksContext,
  barcode: string,
  lineId: string | undefined,
  onStored?: () => void,
): Promise<boolean> {
  const { state, deps } = context;
  const shown = answeredLine(context);
  const reported = shown?.lineId === lineId ? shown : undefined;
  const line = lineId === undefined ? undefined : (reported ?? state.rows[lineId]?.line);
  const locationId = deps.locationId();
  leavePanel(context, 'putAway');
  const wanted = {
    ...aboutScan(context, barcode, line),
    operation: 'checkOut' as const,
    input: { locationId, barcode, lineId },
    intent: `check out ${locationId} ${lineId ?? ''} ${barcode}`,
  };
  const onRefused = (refused: RefusedWrite, before: Before) => {
    const expected = expectedInstead(context, line ?? nextLine(context), barcode);
    showScanFailure(context, refused, before, expected);
    if (refused.failure.problem?.title === 'Checked out') void askToPutAway(context, barcode);
  };
  const written = await write(context, lineId, wanted, { onStored, onRefused });
  if (!written) return false;
  const { before } = written;
  const answered = written.outcome === 'done' ? written.data : undefined;
  showScanSuccess(context, answered ?? line, before);
  const shownId = answered?.lineId ?? lineId;
  if (shownId !== undefined && isSameList(context, before)) state.kept[shownId] = true;
  if (answered) count(context, before, line?.status === 'pending' ? 'pending' : 'request', 'checkedout');
  return true;
}

/** Checks a unit in: its line leaves the list. True if it is done or kept. */
async function checkInUnit(context: PicksContext, barcode: string, onStored?: () => void): Promise<boolean> {
  const { state, deps } = context;
  const known = Object.values(state.rows).find(({ line }) => isSameBarcode(context, line.barcode, barcode))?.line;
  // A scanner may read one label twice.
  const panel = panelBelow(context);
  if (panel.kind === 'putAway' && !isSameBarcode(context, panel.line.barcode, barcode)) leavePanel(context, 'putAway');
  const locationId = deps.locationId();
  const wanted = {
    ...aboutScan(context, barcode, known),
    operation: 'checkIn' as const,
    input: { locationId, barcode },
    intent: `check in ${locationId} ${barcode}`,
  };
  const onRefused = (refused: RefusedWrite, before: Before) => showScanFailure(context, refused, before);
  const written = await write(context, known?.lineId, wanted, { onStored, onRefused });
  if (!written) return false;
  const { before } = written;
  const line = written.outcome === 'done' ? written.data : known;
  showScanSuccess(context, line, before);
  if (line && locationId === deps.locationId()) showPanel(context, { kind: 'putAway', line });
  if (written.outcome === 'waiting') return true;
  count(context, before, 'checkedout');
  showCheckedIn(context, written.data);
  return true;
}

/** Shows a refused scan at the field; in a toast if another list is shown by now. */
function showScanFailure(
  context: PicksContext,
  refused: RefusedWrite,
  before: Before,
  expected?: ScanState['expected'],
): void {
  const { deps } = context;
  const error = explainRefusal(deps.say, { ...refused, hasExpected: expected !== undefined });
  if (isSameList(context, before)) showScanError(context, error, expected);
  else showRefused(deps, refused);
  playSound(context, 'scan-error');
}

/**
 * Tells the picker that a scan was sent or queued.
 * @param line in its present state; undefined if the device does not know it
 */
function showScanSuccess(context: PicksContext, line: RequestLine | undefined, before: Before): void {
  if (isSameList(context, before)) showScanError(context, undefined);
  context.justChanged.note();
  playSound(context, 'scan-ok');
  leavePanel(context, 'answered');
  if (!line) return;
  putLine(context, line);
  for (const row of Object.values(context.state.rows)) if (row.isLatest) row.isLatest = false;
  const row = context.state.rows[line.lineId];
  if (row) row.isLatest = true;
  if (context.state.chosen === line.lineId) context.state.chosen = undefined;
}
