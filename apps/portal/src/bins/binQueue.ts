import type { BinCount, BinShelfRecord, Failure, Result } from '@instore/api';
import { type QueueEntry, type QueuedAnswer, explainRefusal } from '../queue/index.ts';
import type { BinsContext } from './binsContext.ts';
import { canReopen, takeLateCorrection } from './binCorrections.ts';
import { emptyMove } from './binsState.ts';
import { sayMoved } from './binMoves.ts';
import { refresh } from './binReads.ts';
import { takeCount } from './shownCount.ts';

/** Takes the answer to a count's scan, a move or a correction that waited. */
export function takeLateAnswer(context: BinsContext, entry: QueueEntry, answer: QueuedAnswer): void {
  const { operation } = entry;
  if (operation === 'scanCount' && answer.ok && isCount(answer.data)) {
    takeCount(context, answer.data);
    return;
  }
  if (operation === 'correctBinShelfRecord') {
    void takeLateCorrection(context, entry.id, answer as Result<BinShelfRecord>).then(() => refresh(context));
    return;
  }
  if (operation !== 'scanCount' && operation !== 'handInCount' && operation !== 'moveUnits') return;
  if (operation === 'moveUnits' && !answer.ok) takeAgain(context, entry.id);
  if (operation === 'moveUnits' && answer.ok && Array.isArray(answer.data)) {
    if (context.moving.has(entry.id)) sayMoved(context, entry.input.bin, answer.data);
  }
  context.moving.delete(entry.id);
  void refresh(context);
}

/** Adds the pairs of a refused move to the move again, if the user still moves pairs. */
function takeAgain({ state, moving }: BinsContext, id: number): void {
  const refused = moving.get(id);
  if (!refused || state.address.mode !== 'move') return;
  const rowIds = new Set(state.move.pairs.map(({ record }) => record.rowId));
  const back = refused.filter(({ record }) => !rowIds.has(record.rowId));
  state.move = { ...emptyMove(), pairs: [...state.move.pairs, ...back] };
}

/** Shows at the field why a write that waited was refused; for an open correction its row shows it. */
export function showRefusal(context: BinsContext, entry: QueueEntry, failure: Failure): void {
  const { state, deps } = context;
  if (entry.operation === 'correctBinShelfRecord' && canReopen(context, entry.input.rowId)) return;
  state.scan.error = explainRefusal(deps.say, { ...entry, failure });
}

function isCount(data: object): data is BinCount {
  return 'countId' in data && 'pairs' in data;
}
