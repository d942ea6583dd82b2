import type { BinCount, BinShelfRecord, Failure, Result } from '@instore/api';
import { type OutboxEntry, type OutboxAnswer, explainRefusal } from '../outbox/index.ts';
import type { CorrectionAnswers } from './binCorrections.ts';
import type { MovedPairs } from './binMoves.ts';
import { type Bins, type BinsOptions, type Unanswered, emptyMove } from './binsState.ts';
import type { ShownCount } from './shownCount.ts';

/** Takes the answers to a count's scan, a move or a correction that waited. */
export function createLateAnswers({
  state,
  moving,
  takeCount,
  takeLateCorrection,
  sayMoved,
  refresh,
}: { state: Bins; refresh: () => Promise<void> } & Pick<Unanswered, 'moving'> &
  Pick<ShownCount, 'takeCount'> &
  Pick<CorrectionAnswers, 'takeLateCorrection'> &
  Pick<MovedPairs, 'sayMoved'>) {
  /** Adds the pairs of a refused move to the move again, if the user still moves pairs. */
  function takeAgain(id: number): void {
    const refused = moving.get(id);
    if (!refused || state.address.mode !== 'move') return;
    const rowIds = new Set(state.move.pairs.map(({ record }) => record.rowId));
    const back = refused.filter(({ record }) => !rowIds.has(record.rowId));
    state.move = { ...emptyMove(), pairs: [...state.move.pairs, ...back] };
  }
  return ({ id, operation, input }: OutboxEntry, answer: OutboxAnswer): void => {
    if (operation === 'scanCount' && answer.ok && isCount(answer.data)) {
      takeCount(answer.data);
      return;
    }
    if (operation === 'correctBinShelfRecord') {
      void takeLateCorrection(id, answer as Result<BinShelfRecord>).then(refresh);
      return;
    }
    if (operation !== 'scanCount' && operation !== 'handInCount' && operation !== 'moveUnits') return;
    if (operation === 'moveUnits') {
      if (!answer.ok) takeAgain(id);
      else if (Array.isArray(answer.data) && moving.has(id))
        sayMoved(input.bin, answer.data as Parameters<typeof sayMoved>[1]);
    }
    moving.delete(id);
    void refresh();
  };
}

/** Shows at the field why a write that waited was refused; for an open correction its row shows it. */
export const createShowRefusal =
  ({ state, say, canReopen }: { state: Bins } & Pick<CorrectionAnswers, 'canReopen'> & Pick<BinsOptions, 'say'>) =>
  (entry: OutboxEntry, failure: Failure): void => {
    if (entry.operation === 'correctBinShelfRecord' && canReopen(entry.input.rowId)) return;
    state.scan.error = explainRefusal(say, { ...entry, failure });
  };

function isCount(data: object): data is BinCount {
  return 'countId' in data && 'pairs' in data;
}
