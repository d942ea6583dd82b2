import type { Output, RequestLine, UnavailableReason } from '@instore/api';
import { objectsOf } from '../shared/lines/notifiedObjects.ts';
import { type NewWrite, type RefusedWrite, type Written, showRefused } from '../queue/index.ts';
import { answeredLine, showPanel } from './pickerPanel.ts';
import type { PicksContext } from './picksContext.ts';
import {
  type Before,
  count,
  forgetScan,
  isSameList,
  playSound,
  putLine,
  showScanError,
  showWaitingAgain,
  whatIsShown,
} from './picksLines.ts';

/** A write that is done or waits, and the state of the screen before it. */
type PickWritten<Data> = Extract<Written<Data>, { outcome: 'done' | 'waiting' }> & { before: Before };

/** What the queue shows of a write about a line, and which line it is. */
export const aboutLine = ({ lineId, productName, size, bin }: RequestLine) => ({
  subjects: [`line ${lineId}`],
  label: { name: productName, size, bin },
});

/** How a write is followed. */
interface PickWriteOptions {
  /** Called as soon as the write is stored. */
  onStored?: () => void;
  /** Shows the refusal of a scan. @default a toast and a sound */
  onRefused?: (refused: RefusedWrite, before: Before) => void;
}

/**
 * Puts a write into the queue. Undefined while the line has another one, and if the write was refused or the device
 * keeps nothing, which is said. The sound of a scan comes with its result on screen.
 */
export async function write<Write extends NewWrite>(
  context: PicksContext,
  lineId: string | undefined,
  wanted: Write,
  { onStored, onRefused }: PickWriteOptions = {},
): Promise<PickWritten<Output<Write['operation']>> | undefined> {
  const { state, list, deps } = context;
  const row = lineId === undefined ? undefined : state.rows[lineId];
  if (row?.isPending || row?.isFinished) return undefined;
  const before = whatIsShown(context);
  forgetScan(context);
  if (row) row.isPending = true;
  context.open += 1;
  state.scan.isPending = true;
  const written = await deps.queue.add(wanted, {
    onStored,
    refuse(message) {
      showScanError(context, message);
      playSound(context, 'scan-error');
    },
  });
  context.open -= 1;
  state.scan.isPending = context.open > 0;
  if (row) row.isPending = false;
  switch (written.outcome) {
    case 'notSent':
      return undefined;
    case 'refused': {
      const { entry, failure } = written;
      // After a conflict the shown line is out of date.
      const isOutdated = failure.kind === 'conflict' && isSameList(context, before);
      if (isOutdated && lineId !== undefined) void list.readAgain([lineId]);
      if (onRefused) onRefused({ ...entry, failure }, before);
      else {
        playSound(context, 'scan-error');
        showRefused(deps, { ...entry, failure });
      }
      return undefined;
    }
    default:
      if (!onRefused) playSound(context, 'scan-ok');
      return { ...written, before };
  }
}

/**
 * "Not in bin": the line moves to Pending, and the associate is notified. The panel then shows the line with another
 * unit, or without one and with the sizes that the associate is offered [K-12].
 */
export async function reportNotHere(
  context: PicksContext,
  lineId: string,
  reason: UnavailableReason = 'not found',
): Promise<boolean> {
  const { state, deps, list } = context;
  // The line with its replacement has left the list of requests, and can be reported again.
  const answered = answeredLine(context);
  const line = answered?.lineId === lineId ? answered : state.rows[lineId]?.line;
  if (!line || state.scan.isPending) return false;
  const locationId = deps.locationId();
  const { barcode } = line;
  const wanted = {
    ...aboutLine(line),
    operation: 'reportPairNotHere' as const,
    input: { locationId, lineId, reason, barcode: barcode ?? undefined },
    intent: `not here ${lineId} ${reason} ${barcode ?? ''}`,
  };
  const written = await write(context, lineId, wanted);
  if (!written) return false;
  if (state.chosen === lineId) state.chosen = undefined;
  if (written.outcome === 'waiting') return true;
  const { data, before } = written;
  putLine(context, data);
  if (!state.requestDetails && state.status === 'request') list.remove(lineId);
  if (line.status === 'request') count(context, before, 'request', 'pending');
  if (locationId === deps.locationId()) void showAnswered(context, data);
  deps.toasts.info(deps.say('Moved to Pending'), {
    description: deps.say('{name}: the associate is notified.', { name: data.productName }),
  });
  return true;
}

/** Shows the line with its other unit. Without one, reads the sizes that the associate is offered. */
async function showAnswered(context: PicksContext, line: RequestLine): Promise<void> {
  const { deps } = context;
  showPanel(context, { kind: 'answered', line });
  if (line.barcode !== null || line.status === 'pending') return;
  const { inventoryItemId } = line;
  const answer = await deps.api.inventory.getNearestSizes({ inventoryItemId, locationId: deps.locationId() });
  if (answeredLine(context) !== line) return;
  showPanel(context, { kind: 'answered', line, sizes: answer.ok ? answer.data.sizes : [] });
}

/** Undoes a check-out: the line waits again, its unit stays reserved. One that waits is removed from the queue [W-14]. */
export async function undoCheckOut(context: PicksContext, lineId: string): Promise<boolean> {
  const { state, deps } = context;
  const line = state.rows[lineId]?.line;
  if (!line || state.scan.isPending || context.justChanged.isTooSoon()) return false;
  const queued = deps.queue.lastEntryAbout(`line ${lineId}`);
  if (queued?.operation === 'checkOut' && (await deps.queue.removeUnsent(queued.id))) {
    playSound(context, 'scan-ok');
    showUndone(context, line);
    return true;
  }
  const wanted = {
    ...aboutLine(line),
    operation: 'undoCheckOut' as const,
    input: { locationId: deps.locationId(), lineId },
    intent: `undo ${lineId}`,
  };
  const written = await write(context, lineId, wanted);
  if (!written) return false;
  if (written.outcome === 'done') {
    showWaitingAgain(context, written.data);
    count(context, written.before, 'checkedout', 'request');
  }
  showUndone(context, written.outcome === 'done' ? written.data : line);
  return true;
}

function showUndone(context: PicksContext, { lineId, productName, size }: RequestLine): void {
  const { state, deps, justChanged } = context;
  justChanged.note();
  delete state.kept[lineId];
  deps.toasts.info(deps.say('Check-out undone'), {
    description: deps.say('{name}, size {size}', { name: productName, size }),
  });
}

/** Cancels a line; the associate is notified [W-03]. */
export async function cancel(context: PicksContext, lineId: string): Promise<boolean> {
  const { state, deps, list } = context;
  const line = state.rows[lineId]?.line;
  if (!line || state.scan.isPending) return false;
  const wanted = {
    ...aboutLine(line),
    operation: 'cancelRequest' as const,
    input: { locationId: deps.locationId(), lineIds: [lineId] },
    intent: `cancel ${lineId}`,
  };
  const written = await write(context, lineId, wanted);
  if (!written) return false;
  if (written.outcome === 'waiting') return true;
  // The answer names the line by its own number only.
  deps.onHandled(objectsOf(line));
  putLine(context, { ...line, status: 'cancelled' });
  list.remove(lineId);
  if (line.status === 'request' || line.status === 'pending') count(context, written.before, line.status);
  deps.toasts.positive(deps.say('Request Canceled Successfully.'));
  return true;
}
