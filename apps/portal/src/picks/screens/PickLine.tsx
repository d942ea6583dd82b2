import type { RequestLine } from '@instore/api';
import { PickRow, type PickRowProps, RelativeTime } from '@instore/ui';
import { memo } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { exactTime, shortTime } from '../../shared/format/formatTime.ts';
import { meaningOf } from '../../shared/lines/lineStates.ts';
import { undoUntil } from '../undoUntil.ts';
import type { Row } from '../picksState.ts';
import { useApp, useWarehouse } from '../../app/context.ts';
import { WRITE_WORDS } from '../../outbox/index.ts';
import { useIsHeld, usePicker } from './useIsHeld.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useLocale, useSay, useSayStored } from '../../shared/language/useLanguage.ts';

/** How often a row looks whether its check-out can still be undone, ms. */
const TICK_MS = 5_000;

/** How often the age of a line is updated, ms. */
const AGE_TICK_MS = 30_000;

export interface PickLineProps {
  lineId: string;
  /** It is open in the panel. */
  isOpen: boolean;
  onOpen: (lineId: string) => void;
}

/** One line of the pick list. It reads only its own row, so that one change draws one row. */
export function PickLine({ lineId, isOpen, onOpen }: PickLineProps) {
  const { picks } = useWarehouse();
  const row = picks.state.rows[lineId];
  return row ? <KnownLine row={row} isOpen={isOpen} onOpen={onOpen} /> : null;
}

/** Who placed the line, by first name, and to where; without a spot, who requested it (the filter "Requested by"). */
function requesters({ placedBy, requestedBy, spot }: Pick<RequestLine, 'placedBy' | 'requestedBy' | 'spot'>): string {
  const person = placedBy?.split(' ')[0];
  const place = spot ?? (placedBy === null || placedBy === requestedBy ? undefined : requestedBy);
  const who = person ?? requestedBy;
  return place ? `${who}, ${place}` : who;
}

/** What the row shows: a write that waits comes before the status that the server knows. */
function stateOf(
  { line, queued, isLatest, isFinished }: Snapshot<Row>,
  { isNext, isHeld }: { isNext: boolean; isHeld: boolean },
): PickRowProps['state'] {
  if (queued) return queued.number === undefined ? 'conflict' : 'queued';
  if (isFinished) return 'finished';
  if (line.status === 'checkedout') return isLatest ? 'out' : 'away';
  if (isHeld) return 'held';
  if (isNext) return 'next';
  return line.status === 'pending' ? 'pending' : 'waiting';
}

/** What the row shows of the pair. */
const unitOf = ({ bin, barcode, size, sizeSystem, productName, colourway, sku }: Snapshot<RequestLine>) => ({
  bin,
  hasPair: barcode !== null,
  size,
  sizeSystem,
  name: productName,
  colourway,
  sku,
});

const KnownLine = memo(function KnownLine({ row, isOpen, onOpen }: Omit<PickLineProps, 'lineId'> & { row: Row }) {
  const { picks } = useWarehouse();
  const say = useSay();
  const sayStored = useSayStored();
  const locale = useLocale();
  const { config, environment } = useApp();
  const shown = useSnapshot(row);
  const { line, isPending, queued } = shown;
  const until = undoUntil(shown, usePicker());
  const now = useNow(environment.clock, TICK_MS, until !== undefined && environment.clock.now() < until);
  const { holder, isHeld } = useIsHeld(line);
  // Without a bin there is nothing to fetch.
  const isNext = isOpen && line.bin !== null;
  const state = stateOf(shown, { isNext, isHeld });
  const since = line.placedAt ?? line.requestedAt;
  const meaning = meaningOf(line.status);
  const ageAt = useNow(environment.clock, AGE_TICK_MS, meaning.isOpen);
  const { lateAfterMs } = config.limits;
  return (
    <PickRow
      {...unitOf(line)}
      customerNumber={line.customerNumber ?? null}
      by={requesters(line)}
      at={shortTime(since, locale)}
      kind={line.tryOutItem ? 'try-on' : 'replenishment'}
      age={meaning.isOpen ? <RelativeTime since={since} now={ageAt} lateAfterMs={lateAfterMs} /> : undefined}
      heldBy={holder}
      state={state}
      outAt={line.checkedOutAt === null ? null : exactTime(line.checkedOutAt)}
      note={sayStored(line.note ?? null, line.noteText, line.noteValues)}
      isPending={isPending}
      isAside={line.status === 'pending'}
      isOpen={isOpen}
      onOpen={() => onOpen(line.lineId)}
      finished={shown.isFinished ? { word: say(meaning.finished), by: line.checkedOutBy } : undefined}
      queued={
        queued?.number === undefined
          ? undefined
          : {
              number: queued.number,
              action: say(WRITE_WORDS[queued.operation]),
              at: shortTime(new Date(queued.at).toISOString(), locale),
            }
      }
      onUndo={until !== undefined && now < until ? () => void picks.undoCheckOut(line.lineId) : undefined}
      onCheckOut={
        line.status === 'request' && state === 'waiting' && line.barcode !== null
          ? () => void picks.checkOutLine(line.lineId)
          : undefined
      }
    />
  );
});
