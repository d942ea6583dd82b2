import type { Output, RequestLine } from '@instore/api';
import type { PlayScanSound } from '../shared/toasts/scanSounds.ts';
import { type NewWrite, type RefusedWrite, type Written, showRefused } from '../outbox/index.ts';
import { type Before, type PickLines, forgetScan, showScanError } from './picksLines.ts';
import type { PicksRows } from './picksRows.ts';
import type { PicksOptions, PicksState } from './picksState.ts';

/** A write that is done or waits, and the state of the screen before it. */
type PickWritten<Data> = Extract<Written<Data>, { outcome: 'done' | 'waiting' }> & { before: Before };

/** The subject and label of a queued write about a line. */
export const aboutLine = ({ lineId, productName, size, bin }: RequestLine) => ({
  subjects: [`line ${lineId}`],
  label: { name: productName, size, bin },
});

/** How a write is followed. */
interface PickWriteOptions {
  /** Called as soon as the write is stored. */
  onStored?: (() => void) | undefined;
  /** Shows the refusal of a scan. @default a toast and a sound */
  onRefused?: (refused: RefusedWrite, before: Before) => void;
}

/** Creates the function that puts a write of the page into the outbox. */
export function createPickWrite({
  state,
  list,
  outbox,
  toasts,
  say,
  playSound,
  whatIsShown,
  isSameList,
}: { state: PicksState; list: PicksRows; playSound: PlayScanSound } & Pick<PicksOptions, 'outbox' | 'toasts' | 'say'> &
  Pick<PickLines, 'whatIsShown' | 'isSameList'>) {
  /** Number of writes that are not answered yet and do not wait. */
  let open = 0;

  /**
   * Puts a write into the outbox. Undefined while the line has another one, and if the write was refused or the device
   * keeps nothing, which is said. The sound of a scan comes with its result on screen.
   */
  return async function write<Write extends NewWrite>(
    lineId: string | undefined,
    wanted: Write,
    { onStored, onRefused }: PickWriteOptions = {},
  ): Promise<PickWritten<Output<Write['operation']>> | undefined> {
    const row = lineId === undefined ? undefined : state.rows[lineId];
    if (row?.isPending || row?.isFinished) return undefined;
    const before = whatIsShown();
    forgetScan(state);
    if (row) row.isPending = true;
    open += 1;
    state.scan.isPending = true;
    const refuse = (message: string) => {
      showScanError(state, message);
      playSound('scan-error');
    };
    const written = await outbox.add(wanted, { onStored, refuse });
    open -= 1;
    state.scan.isPending = open > 0;
    if (row) row.isPending = false;
    if (written.outcome === 'notSent') return undefined;
    if (written.outcome !== 'refused') {
      if (!onRefused) playSound('scan-ok');
      return { ...written, before };
    }
    const { entry, failure } = written;
    // After a conflict the shown line is out of date.
    if (lineId !== undefined && failure.kind === 'conflict' && isSameList(before)) void list.readAgain([lineId]);
    if (onRefused) onRefused({ ...entry, failure }, before);
    else {
      playSound('scan-error');
      showRefused({ toasts, say }, { ...entry, failure });
    }
    return undefined;
  };
}

export type PickWrite = ReturnType<typeof createPickWrite>;
