import type { RequestLine } from '@instore/api';
import { PickDetail, Stack, Timeline, fetchAhead, onDemand } from '@instore/ui';
import { useEffect, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { Row } from '../picksState.ts';
import { meaningOf } from '../../shared/lines/lineStates.ts';
import { lineMessageTexts } from '../../shared/lines/lineMessages.ts';
import { shortTime } from '../../shared/format/formatTime.ts';
import { LineMessages } from '../../shared/components/LineMessages.tsx';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { OutboxPanel } from '../../outbox/screens/index.ts';
import type { AnsweredLineProps } from './AnsweredLine.tsx';
import type { NotInBinQuestionProps } from './NotInBinQuestion.tsx';
import { usePanel } from './usePanel.ts';
import { usePickDetail } from './usePickDetail.ts';
import { useIsHeld, usePicker } from './useIsHeld.ts';
import { useWarehouse } from '../../app/context.ts';

export interface PickPanelProps {
  /** The open line of the list. */
  lineId: string | undefined;
}

const AnsweredLine = onDemand<AnsweredLineProps>(() =>
  import('./AnsweredLine.tsx').then((module) => module.AnsweredLine),
);

const NotInBinQuestion = onDemand<NotInBinQuestionProps>(() =>
  import('./NotInBinQuestion.tsx').then((module) => module.NotInBinQuestion),
);

/** The panel beside the list [W-06, W-13]. */
export function PickPanel({ lineId }: PickPanelProps) {
  const { picks } = useWarehouse();
  const panel = usePanel();
  // They are needed without network, too, when their code can no longer be loaded.
  useEffect(() => fetchAhead(() => Promise.all([NotInBinQuestion.load(), AnsweredLine.load()])), []);
  const row = lineId === undefined ? undefined : picks.state.rows[lineId];
  switch (panel.kind) {
    case 'returning':
      return <Returning line={panel.line} />;
    case 'putAway':
      return <PutAway line={panel.line} />;
    case 'answered':
      return <AnsweredLine key={panel.line.lineId} line={panel.line} nearest={panel.nearest} />;
    case 'outbox':
      return <OutboxPanel />;
    case 'pick':
      // The key keeps a question about one unit from being asked about the next one.
      return row ? <OpenLine key={lineId} row={row} /> : null;
  }
}

/** What was said on the line, newest first, and what the picker says with one press [K-13]. */
function PickMessages({
  line: { lineId, productName, messages },
  isPending,
  maySend,
}: {
  line: Snapshot<RequestLine>;
  isPending: boolean;
  maySend: boolean;
}) {
  const say = useSay();
  const locale = useLocale();
  const { picks } = useWarehouse();
  const events = (messages ?? []).toReversed().map(({ message, by, at }) => ({
    id: `${at} ${by}`,
    time: shortTime(at, locale),
    dateTime: at,
    title: say('“{note}”', { note: say(lineMessageTexts[message]) }),
    detail: by,
  }));
  return (
    <Stack gap={16}>
      {events.length > 0 ? <Timeline label={say('Messages on {name}', { name: productName })} events={events} /> : null}
      {maySend ? (
        <LineMessages
          label={say('Say to the associate')}
          isPending={isPending}
          onSend={(message) => void picks.sendMessage(lineId, message)}
        />
      ) : null}
    </Stack>
  );
}

function PutAway({ line }: { line: Snapshot<RequestLine> }) {
  return <PickDetail {...usePickDetail(line)} isPutAway />;
}

/** A pair that is out was scanned to be picked: is it put away? [W-06] */
function Returning({ line }: { line: Snapshot<RequestLine> }) {
  const say = useSay();
  const { picks } = useWarehouse();
  const { scan } = useSnapshot(picks.state);
  const { barcode } = line;
  return (
    <PickDetail
      {...usePickDetail(line)}
      task={say('Put it away?')}
      isPending={scan.isPending}
      onPutAway={barcode === null ? undefined : () => void picks.checkIn(barcode)}
      onLeaveOut={() => picks.leaveOut()}
    />
  );
}

function OpenLine({ row }: { row: Row }) {
  const say = useSay();
  const { picks } = useWarehouse();
  const { line, isPending, isFinished, queued } = useSnapshot(row);
  const { lineId, barcode, status, requestId } = line;
  const [isAsked, setAsked] = useState(false);
  const detail = usePickDetail(line);
  const { isHeld } = useIsHeld(line);
  const { userId } = usePicker();
  const isMine = line.holder?.id === userId;
  const mayAct = !isFinished && !isHeld && !queued;
  const isOpen = mayAct && meaningOf(status).isOpen;
  return (
    <>
      <PickDetail
        {...detail}
        isPending={isPending}
        // A line without a unit is filled by a scan.
        onCheckOut={isOpen && barcode !== null ? () => void picks.checkOutLine(lineId) : undefined}
        // The replacement of a missing pair can be missing, too [K-12].
        onNotInBin={isOpen && (status === 'request' || barcode !== null) ? () => setAsked(true) : undefined}
        onCheckIn={
          mayAct && status === 'checkedout' && barcode !== null ? () => void picks.checkIn(barcode) : undefined
        }
        onHold={
          isOpen && requestId !== null
            ? {
                label: isMine ? say('Give it back') : say('Pick this request'),
                onPress: () => void (isMine ? picks.handBack(requestId) : picks.take(requestId)),
              }
            : undefined
        }
        holder={isHeld ? say('{name} picks this request.', { name: line.holder?.name ?? '' }) : undefined}
      >
        <PickMessages line={line} isPending={isPending} maySend={mayAct && !meaningOf(status).isOver} />
      </PickDetail>
      {isAsked ? <NotInBinQuestion line={line} isPending={isPending} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
