import type { LineMessage, RequestLine, UnavailableReason } from '@instore/api';
import { objectsOf } from '../shared/lines/notifiedObjects.ts';
import type { PlayScanSound } from '../shared/toasts/scanSounds.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { JustChanged } from '../shared/writes/justChanged.ts';
import { answeredLine, showPanel } from './pickerPanel.ts';
import type { PickLines } from './picksLines.ts';
import type { PicksRows } from './picksRows.ts';
import type { PicksOptions, PicksState } from './picksState.ts';
import { type PickWrite, aboutLine } from './writeOfLine.ts';

/** What each function of this file needs to write a line. */
type Writing = { state: PicksState; write: PickWrite } & Pick<PickLines, 'putLine' | 'count'> &
  Pick<PicksOptions, 'toasts' | 'say' | 'locationId'>;

/** Reports that a pair is not in its bin. */
export function createNotInBin({
  state,
  list,
  write,
  putLine,
  count,
  api,
  toasts,
  say,
  locationId,
}: Writing & { list: PicksRows } & Pick<PicksOptions, 'api'>) {
  /** Shows the line with its other unit. Without one, reads the sizes that the associate is offered. */
  async function showAnswered(line: RequestLine): Promise<void> {
    showPanel(state, { kind: 'answered', line });
    if (line.barcode !== null || line.status === 'pending') return;
    const { inventoryItemId } = line;
    const answer = await api.inventory.getNearestSizes({ inventoryItemId, locationId: locationId() });
    if (answeredLine(state) !== line) return;
    showPanel(state, { kind: 'answered', line, nearest: answer.ok ? answer.data : { sizes: [], elsewhere: [] } });
  }
  /**
   * "Not in bin": the line moves to Pending, and the associate is notified. The panel then shows the line with another
   * unit, or without one and with the sizes that the associate is offered [K-12].
   */
  return async function reportNotInBin(lineId: string, reason: UnavailableReason = 'not found'): Promise<boolean> {
    // The line with its replacement has left the list of requests, and can be reported again.
    const answered = answeredLine(state);
    const line = answered?.lineId === lineId ? answered : state.rows[lineId]?.line;
    if (!line || state.scan.isPending) return false;
    const place = locationId();
    const { barcode } = line;
    const written = await write(lineId, {
      ...aboutLine(line),
      operation: 'reportPairNotHere' as const,
      input: { locationId: place, lineId, reason, barcode: barcode ?? undefined },
      intent: `not in bin ${lineId} ${reason} ${barcode ?? ''}`,
    });
    if (!written) return false;
    if (state.chosen === lineId) state.chosen = undefined;
    if (written.outcome === 'waiting') return true;
    const { data, before } = written;
    putLine(data);
    if (!state.requestDetails && state.status === 'request') list.remove(lineId);
    if (line.status === 'request') count(before, 'request', 'pending');
    if (place === locationId()) void showAnswered(data);
    toasts.info(say('Moved to Pending'), {
      description: say('{name}: the associate is notified.', { name: data.productName }),
    });
    return true;
  };
}

/** Undoes a check-out: the line waits again, its unit stays reserved. One that waits is removed from the outbox [W-14]. */
export function createUndoCheckOut({
  state,
  write,
  showWaitingAgain,
  count,
  outbox,
  toasts,
  say,
  locationId,
  playSound,
  justChanged,
}: Writing & { playSound: PlayScanSound; justChanged: JustChanged } & Pick<PickLines, 'showWaitingAgain'> &
  Pick<PicksOptions, 'outbox'>) {
  function showUndone({ lineId, productName: name, size }: RequestLine): void {
    justChanged.note();
    delete state.kept[lineId];
    toasts.info(say('Check-out undone'), { description: say('{name}, size {size}', { name, size }) });
  }
  return async function undoCheckOut(lineId: string): Promise<boolean> {
    const line = state.rows[lineId]?.line;
    if (!line || state.scan.isPending || justChanged.isTooSoon()) return false;
    const queued = outbox.lastEntryAbout(`line ${lineId}`);
    if (queued?.operation === 'checkOut' && (await outbox.removeUnsent(queued.id))) {
      playSound('scan-ok');
      showUndone(line);
      return true;
    }
    const written = await write(lineId, {
      ...aboutLine(line),
      operation: 'undoCheckOut' as const,
      input: { locationId: locationId(), lineId },
      intent: `undo ${lineId}`,
    });
    if (!written) return false;
    if (written.outcome === 'done') {
      showWaitingAgain(written.data);
      count(written.before, 'checkedout', 'request');
    }
    showUndone(written.outcome === 'done' ? written.data : line);
    return true;
  };
}

/**
 * Says a fixed message to the associate of a line [K-13]. It is not kept on the device without network: later it would be
 * wrong.
 */
export function createSendMessage({
  state,
  putLine,
  api,
  toasts,
  say,
  locationId,
}: Omit<Writing, 'write' | 'count'> & Pick<PicksOptions, 'api'>) {
  const writes = new Writes();
  return async function sendMessage(lineId: string, message: LineMessage): Promise<boolean> {
    const row = state.rows[lineId];
    if (!row || row.isPending) return false;
    const answer = await writes.sendPending(row, `message ${lineId} ${message}`, (key) =>
      api.inventory.sendLineMessage({ locationId: locationId(), lineId, message }, { key }),
    );
    if (answer?.ok) {
      putLine(answer.data);
      toasts.positive(say('Sent'));
    } else if (answer) showFailure(toasts, answer.message);
    return answer?.ok === true;
  };
}

/** Cancels a line; the associate is notified [W-03]. */
export function createCancelLine({
  state,
  list,
  write,
  putLine,
  count,
  toasts,
  say,
  locationId,
  onHandled,
}: Writing & { list: PicksRows } & Pick<PicksOptions, 'onHandled'>) {
  return async function cancel(lineId: string): Promise<boolean> {
    const line = state.rows[lineId]?.line;
    if (!line || state.scan.isPending) return false;
    const written = await write(lineId, {
      ...aboutLine(line),
      operation: 'cancelRequest' as const,
      input: { locationId: locationId(), lineIds: [lineId] },
      intent: `cancel ${lineId}`,
    });
    if (!written) return false;
    if (written.outcome === 'waiting') return true;
    // The answer names the line by its own number only.
    onHandled(objectsOf(line));
    putLine({ ...line, status: 'cancelled' });
    list.remove(lineId);
    if (line.status === 'request' || line.status === 'pending') count(written.before, line.status);
    toasts.positive(say('Request Canceled Successfully.'));
    return true;
  };
}
